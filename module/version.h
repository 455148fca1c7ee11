/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef FASTALG_VERSION_H
#define FASTALG_VERSION_H

#define FASTALG_VERSION "0.1.0"

#endif /* FASTALG_VERSION_H */
