// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

#pragma once

// Exact figures: allocations of the whole process, and the instructions of one function.

unsigned long allocations_so_far(void);

// Calls `body`. A profiler that counts only inside this function counts only the body.
void counted_region(void (*body)(void *), void *context);

// The seconds of a monotonic clock.
double seconds_now(void);

// The memory in use by the process, in bytes; 0 if it is not known.
unsigned long bytes_in_use(void);
