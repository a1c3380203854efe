// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

// Reads commands from standard input, and presses, moves and types through the X server. Prints the time of each event,
// in nanoseconds of the monotonic clock, and an empty line after each command.
//
//   drag COUNT MICROSECONDS X Y WIDTH   presses at X, Y; moves COUNT times to and fro within WIDTH, with pauses of
//                                       MICROSECONDS and a random time; releases. Prints only the moves.
//   key NAME                            presses and releases a key, such as F7

#include <X11/Xlib.h>
#include <X11/extensions/XTest.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

static unsigned long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000ull + time.tv_nsec;
}

static unsigned chance = 1;

static void rest(int microseconds) {
  chance = chance * 1103515245u + 12345u;
  usleep(microseconds + (chance >> 16) % 4000);
}

static void drag(Display *display, int count, int microseconds, int x, int y, int width) {
  XTestFakeMotionEvent(display, -1, x, y, 0);
  XTestFakeButtonEvent(display, 1, True, 0);
  XSync(display, False);
  rest(4 * microseconds);
  for (int i = 1; i <= count; i++) {
    int step = (i * 3) % (2 * width);
    int place = step < width ? step : 2 * width - step;
    unsigned long long time = now();
    XTestFakeMotionEvent(display, -1, x + place, y + i % 5, 0);
    XFlush(display);
    printf("%llu\n", time);
    rest(microseconds);
  }
  XTestFakeButtonEvent(display, 1, False, 0);
  XSync(display, False);
  rest(4 * microseconds);
}

static void press(Display *display, const char *name) {
  KeyCode code = XKeysymToKeycode(display, XStringToKeysym(name));
  unsigned long long time = now();
  XTestFakeKeyEvent(display, code, True, 0);
  XTestFakeKeyEvent(display, code, False, 0);
  XFlush(display);
  printf("%llu\n", time);
}

int main(void) {
  Display *display = XOpenDisplay(NULL);
  if (!display) {
    fprintf(stderr, "Injector: no display\n");
    return 3;
  }
  char line[256], name[64];
  int count, microseconds, x, y, width;
  while (fgets(line, sizeof line, stdin)) {
    if (sscanf(line, "drag %d %d %d %d %d", &count, &microseconds, &x, &y, &width) == 5) {
      drag(display, count, microseconds, x, y, width);
    } else if (sscanf(line, "key %63s", name) == 1) {
      press(display, name);
    } else {
      fprintf(stderr, "Injector: %s", line);
      return 2;
    }
    printf("\n");
    fflush(stdout);
  }
  return 0;
}
