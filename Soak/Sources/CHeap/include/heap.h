// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

#pragma once
#include <stddef.h>

/// What was allocated and not freed, in bytes; 0 where the C library does not say.
size_t heap_bytes(void);
