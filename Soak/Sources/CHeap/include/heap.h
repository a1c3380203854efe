// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

#pragma once
#include <stddef.h>

/// The allocated memory that was not freed, in bytes; 0 if the C library does not report it.
size_t heap_bytes(void);
