// SPDX-License-Identifier: GPL-2.0-only
#include "test.h"
const struct plain_test dispatch_tests[] = { { } };
const struct plain_test select_tests[] = { { } };
const struct plain_test kat_tests[] = { { } };
