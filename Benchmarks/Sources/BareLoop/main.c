// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

// A square that follows the pointer directly. The other programs are compared with this one.
//
// usage: BareLoop TIMINGS

#include "BareWindow.h"

int main(int count, char **arguments) {
  int status = bare_open(count, arguments);
  if (status) return status;
  bare_event events[BARE_MOST_EVENTS];
  int arrived;
  while ((arrived = bare_wait(events)) >= 0) {
    const bare_event *last = 0;
    for (int i = 0; i < arrived; i++) {
      if (events[i].change == BARE_MOVED) last = &events[i];
    }
    if (!last) continue;
    bare_note(BARE_TOLD);
    bare_note(BARE_FED);
    bare_show(last->x, last->y);
  }
  return 0;
}
