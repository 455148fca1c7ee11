/* SPDX-License-Identifier: GPL-2.0-only */
/* Known-answer tests of implementations. Pure C; built in user space too. */
#ifndef FASTALG_KAT_H
#define FASTALG_KAT_H

#include <fastalg/impl.h>

const char *fastalg_kat(const struct fastalg_impl *impl, const struct fastalg_impl *oracle);

#endif /* FASTALG_KAT_H */
