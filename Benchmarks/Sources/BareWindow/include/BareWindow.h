// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

// A minimal window with SDL: it sleeps until an event comes, and lets a square of 64 x 64 follow the pointer, or shows
// what the program draws. It writes the same times as `Sandbox open --timings`, so that programs can be compared.

#ifndef BARE_WINDOW_H
#define BARE_WINDOW_H

#include <stdint.h>

enum { BARE_MOST_EVENTS = 64 };

typedef enum { BARE_PRESSED, BARE_MOVED, BARE_RELEASED, BARE_TYPED } bare_change;

// A move of the pointer, in pixels of the window, or a key that went down.
typedef struct {
  bare_change change;
  int32_t x, y;
} bare_event;

// The columns of the file of times.
typedef enum { BARE_WOKE, BARE_TOLD, BARE_FED, BARE_DRAWN, BARE_SHOWN, BARE_MARKS } bare_mark;

// Opens a window of 1280 x 800, and the file for the times, which is the only argument. Returns 0; after an error, prints
// a line and returns the exit status.
int32_t bare_open(int32_t count, char *const *arguments);

// Sleeps until an event of the pointer or a key. Returns the number of events; -1 if the window was closed.
int32_t bare_wait(bare_event events[BARE_MOST_EVENTS]);

// Notes the present time.
void bare_note(bare_mark mark);

// Draws the square with its corner at the point, shows it, and writes the times.
void bare_show(int32_t x, int32_t y);

// The rows of pixels to draw into, 32 bits each. They are valid until the next event.
typedef struct {
  uint32_t *first;
  int32_t row_length, width, height;
} bare_pixels;

bare_pixels bare_surface(void);

// Shows a part of the drawing, and writes the times.
void bare_present(int32_t x, int32_t y, int32_t width, int32_t height);

// Nanoseconds of the monotonic clock.
uint64_t bare_now(void);

#endif
