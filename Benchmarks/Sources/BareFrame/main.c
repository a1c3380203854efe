// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

// The least work for a frame of row R1 in software: clear the window, fill 1,000 rectangles with plain stores, blend 200
// labels from a finished mask, draw a square in front, and show the result. Everything is where the Sandbox draws it, but
// on whole pixels: nothing is computed, and no edge is smooth. A key draws all of it in another colour. The pointer moves
// the square; then only the area that the square leaves or covers is drawn.
//
// usage: BareFrame TIMINGS

#include <string.h>

#include "BareWindow.h"

enum { RECTANGLES = 1000, LABELS = 200, TEXT_WIDTH = 140, TEXT_HEIGHT = 9, SQUARE = 59 };

typedef struct {
  int32_t left, top, right, bottom;
} area;

static area rectangles[RECTANGLES], labels[LABELS], square = {593, 357, 593 + SQUARE, 357 + SQUARE};
// Four bytes for each pixel: the colour that a label adds, and the fraction of the old colour that remains.
static uint8_t ink[TEXT_HEIGHT][TEXT_WIDTH * 4], rest[TEXT_HEIGHT][TEXT_WIDTH * 4];
static bare_pixels pixels;

static int32_t larger(int32_t a, int32_t b) { return a > b ? a : b; }
static int32_t smaller(int32_t a, int32_t b) { return a < b ? a : b; }

static area both(area a, area b) {
  return (area){larger(a.left, b.left), larger(a.top, b.top), smaller(a.right, b.right),
                smaller(a.bottom, b.bottom)};
}

static uint32_t *row(area part, int32_t y) { return pixels.first + (long)y * pixels.row_length + part.left; }

// The frame of the phone's screen in a window of 1280 x 800.
static area in_window(int32_t x, int32_t y, int32_t width, int32_t height) {
  const double scale = 0.9272, left = 29, top = 16;
  return (area){left + x * scale + 0.5, top + y * scale + 0.5, left + (x + width) * scale + 0.5,
                top + (y + height) * scale + 0.5};
}

static void place_all(void) {
  for (int32_t i = 0; i < RECTANGLES; i++) rectangles[i] = in_window(i % 40 * 32, i / 40 * 32, 30, 30);
  for (int32_t i = 0; i < LABELS; i++) {
    area text = in_window(i % 8 * 160, i / 8 * 32 + 6, 0, 0);
    labels[i] = (area){text.left, text.top, text.left + TEXT_WIDTH, text.top + TEXT_HEIGHT};
  }
  // Strokes: of four pixels one is dark, two are grey, and one is unchanged, about as in text.
  static const uint8_t strokes[4] = {0, 90, 255, 90};
  for (int32_t y = 0; y < TEXT_HEIGHT; y++) {
    for (int32_t x = 0; x < TEXT_WIDTH; x++) {
      uint8_t coverage = strokes[(x + y / 4) % 4];
      memset(&rest[y][x * 4], 255 - coverage, 4);
      memset(&ink[y][x * 4], coverage / 8, 4);
    }
  }
}

static void fill(area shape, area clip, uint32_t colour) {
  area part = both(shape, clip);
  for (int32_t y = part.top; y < part.bottom; y++) {
    uint32_t *target = row(part, y);
    for (int32_t x = 0; x < part.right - part.left; x++) target[x] = colour;
  }
}

static void blend(area label, area clip) {
  area part = both(label, clip);
  for (int32_t y = part.top; y < part.bottom; y++) {
    uint8_t *restrict target = (uint8_t *)row(part, y);
    const uint8_t *restrict added = &ink[y - label.top][(part.left - label.left) * 4];
    const uint8_t *restrict kept = &rest[y - label.top][(part.left - label.left) * 4];
    for (int32_t i = 0; i < (part.right - part.left) * 4; i++) {
      uint16_t product = (uint16_t)(target[i] * kept[i] + 128);
      target[i] = added[i] + ((uint16_t)(product + (product >> 8)) >> 8);
    }
  }
}

static int meets(area a, area b) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

// Horizontal strips that are small enough to stay in the processor's cache while they are drawn.
enum { STRIP = 50 };

static void draw(area part, uint32_t ground) {
  for (int32_t top = part.top; top < part.bottom; top += STRIP) {
    area strip = {part.left, top, part.right, smaller(part.bottom, top + STRIP)};
    fill(strip, strip, ground);
    for (int32_t i = 0; i < RECTANGLES; i++) {
      if (meets(rectangles[i], strip)) fill(rectangles[i], strip, 0xff3050a0 + i * 0x70503);
    }
    for (int32_t i = 0; i < LABELS; i++) {
      if (meets(labels[i], strip)) blend(labels[i], strip);
    }
    fill(square, strip, 0xffffa000);
  }
  bare_note(BARE_DRAWN);
  bare_present(part.left, part.top, part.right - part.left, part.bottom - part.top);
}

// Draws the areas that the square left and entered.
static void move_square(int32_t x, int32_t y, uint32_t ground, area window) {
  area former = square;
  square = (area){x, y, x + SQUARE, y + SQUARE};
  area changed = {smaller(former.left, x), smaller(former.top, y), larger(former.right, square.right),
                  larger(former.bottom, square.bottom)};
  draw(both(changed, window), ground);
}

int main(int count, char **arguments) {
  int status = bare_open(count, arguments);
  if (status) return status;
  place_all();
  uint32_t ground = 0xff202030;
  bare_event events[BARE_MOST_EVENTS];
  int arrived;
  while ((arrived = bare_wait(events)) >= 0) {
    pixels = bare_surface();
    area window = {0, 0, pixels.width, pixels.height};
    const bare_event *moved = 0, *typed = 0;
    for (int i = 0; i < arrived; i++) {
      if (events[i].change == BARE_MOVED) moved = &events[i];
      if (events[i].change == BARE_TYPED) typed = &events[i];
    }
    if (!moved && !typed) continue;
    bare_note(BARE_TOLD);
    bare_note(BARE_FED);
    if (typed) {
      ground ^= 0x00e0e0d0;
      draw(window, ground);
    } else {
      move_square(moved->x, moved->y, ground, window);
    }
  }
  return 0;
}
