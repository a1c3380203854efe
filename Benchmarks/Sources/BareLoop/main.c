// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

// The least that a window can do with SDL: sleep until an event comes, and let a square of 64 x 64 follow the
// pointer. Writes the same times as `Sandbox open --timings`, so that both can be compared.
//
// usage: BareLoop TIMINGS

#include <SDL2/SDL.h>
#include <stdio.h>
#include <time.h>

static unsigned long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000ull + time.tv_nsec;
}

int main(int count, char **arguments) {
  if (count != 2) {
    fprintf(stderr, "usage: BareLoop TIMINGS\n");
    return 2;
  }
  FILE *file = fopen(arguments[1], "w");
  if (!file) {
    perror(arguments[1]);
    return 2;
  }
  setvbuf(file, NULL, _IOLBF, 0);
  fprintf(file, "woke,told,fed,drawn,shown\n");

  SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  if (SDL_Init(SDL_INIT_VIDEO)) {
    fprintf(stderr, "BareLoop: %s\n", SDL_GetError());
    return 3;
  }
  SDL_Window *window =
      SDL_CreateWindow("BareLoop", 0, 0, 1280, 800, SDL_WINDOW_SHOWN | SDL_WINDOW_RESIZABLE);
  SDL_Surface *surface = window ? SDL_GetWindowSurface(window) : NULL;
  if (!surface) {
    fprintf(stderr, "BareLoop: %s\n", SDL_GetError());
    return 3;
  }
  unsigned long long started = now();
  SDL_FillRect(surface, NULL, 0xff202030);
  unsigned long long drawn = now();
  SDL_UpdateWindowSurface(window);
  fprintf(file, "%llu,%llu,%llu,%llu,%llu\n", started, started, started, drawn, now());

  SDL_Rect square = {0, 0, 64, 64};
  SDL_Event event;
  while (SDL_WaitEvent(&event)) {
    unsigned long long woke = now();
    int moved = 0;
    SDL_Rect next = square;
    do {
      if (event.type == SDL_QUIT) return 0;
      if (event.type == SDL_MOUSEMOTION) {
        moved = 1;
        next.x = event.motion.x;
        next.y = event.motion.y;
      }
    } while (SDL_PollEvent(&event));
    if (!moved) continue;
    unsigned long long fed = now();
    surface = SDL_GetWindowSurface(window);
    SDL_Rect rectangles[2] = {square, next};
    SDL_FillRect(surface, &square, 0xff202030);
    SDL_FillRect(surface, &next, 0xffffa000);
    unsigned long long painted = now();
    SDL_UpdateWindowSurfaceRects(window, rectangles, 2);
    square = next;
    fprintf(file, "%llu,%llu,%llu,%llu,%llu\n", woke, fed, fed, painted, now());
  }
  return 0;
}
