// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

#include "BareWindow.h"

#include <SDL2/SDL.h>
#include <stdio.h>
#include <time.h>

static FILE *file;
static SDL_Window *window;
static SDL_Rect square = {0, 0, 64, 64};
static uint64_t times[BARE_MARKS];

uint64_t bare_now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000ull + time.tv_nsec;
}

void bare_note(bare_mark mark) { times[mark] = bare_now(); }

static void write_times(void) {
  for (int mark = 0; mark < BARE_MARKS; mark++) {
    fprintf(file, "%llu%c", (unsigned long long)times[mark], mark + 1 < BARE_MARKS ? ',' : '\n');
  }
  fflush(file);
}

static int show_first(void) {
  SDL_Surface *surface = SDL_GetWindowSurface(window);
  if (!surface) return -1;
  for (bare_mark mark = BARE_WOKE; mark < BARE_DRAWN; mark++) bare_note(mark);
  SDL_FillRect(surface, NULL, 0xff202030);
  bare_note(BARE_DRAWN);
  SDL_UpdateWindowSurface(window);
  bare_note(BARE_SHOWN);
  write_times();
  return 0;
}

int32_t bare_open(int32_t count, char *const *arguments) {
  if (count != 2) {
    fprintf(stderr, "usage: %s TIMINGS\n", arguments[0]);
    return 2;
  }
  file = fopen(arguments[1], "w");
  if (!file) {
    perror(arguments[1]);
    return 2;
  }
  fprintf(file, "woke,told,fed,drawn,shown\n");

  SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  if (!SDL_Init(SDL_INIT_VIDEO)) {
    window = SDL_CreateWindow(
        "Bare", 0, 0, 1280, 800, SDL_WINDOW_SHOWN | SDL_WINDOW_RESIZABLE);
  }
  if (!window || show_first()) {
    fprintf(stderr, "%s: %s\n", arguments[0], SDL_GetError());
    return 3;
  }
  return 0;
}

int32_t bare_wait(bare_event events[BARE_MOST_EVENTS]) {
  SDL_Event event;
  if (!SDL_WaitEvent(&event)) return -1;
  bare_note(BARE_WOKE);
  int32_t count = 0;
  do {
    switch (event.type) {
    case SDL_QUIT: return -1;
    case SDL_MOUSEMOTION:
      events[count++] = (bare_event){BARE_MOVED, event.motion.x, event.motion.y};
      break;
    case SDL_MOUSEBUTTONDOWN:
      events[count++] = (bare_event){BARE_PRESSED, event.button.x, event.button.y};
      break;
    case SDL_MOUSEBUTTONUP:
      events[count++] = (bare_event){BARE_RELEASED, event.button.x, event.button.y};
      break;
    case SDL_KEYDOWN:
      events[count++] = (bare_event){BARE_TYPED};
      break;
    }
  } while (count < BARE_MOST_EVENTS && SDL_PollEvent(&event));
  return count;
}

void bare_show(int32_t x, int32_t y) {
  SDL_Surface *surface = SDL_GetWindowSurface(window);
  SDL_Rect next = {x, y, 64, 64};
  SDL_Rect rectangles[2] = {square, next};
  SDL_FillRect(surface, &square, 0xff202030);
  SDL_FillRect(surface, &next, 0xffffa000);
  bare_note(BARE_DRAWN);
  SDL_UpdateWindowSurfaceRects(window, rectangles, 2);
  bare_note(BARE_SHOWN);
  square = next;
  write_times();
}

bare_pixels bare_surface(void) {
  SDL_Surface *surface = SDL_GetWindowSurface(window);
  return (bare_pixels){surface->pixels, surface->pitch / 4, surface->w, surface->h};
}

void bare_present(int32_t x, int32_t y, int32_t width, int32_t height) {
  SDL_Rect part = {x, y, width, height};
  SDL_UpdateWindowSurfaceRects(window, &part, 1);
  bare_note(BARE_SHOWN);
  write_times();
}
