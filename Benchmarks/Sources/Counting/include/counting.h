// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

#pragma once

// Exact figures: allocations of the whole process, and a stretch of code for an instruction counter.

unsigned long allocations_so_far(void);

// Calls `body`; a profiler that is told to collect inside of this function counts just the body.
void counted_region(void (*body)(void *), void *context);

// Seconds of a clock that only goes forward.
double seconds_now(void);

// The memory that the process has in use, in bytes; 0 where it can't be told.
unsigned long bytes_in_use(void);
