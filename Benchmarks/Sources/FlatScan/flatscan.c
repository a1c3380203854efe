// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

#include "flatscan.h"

#include <stdlib.h>

// The record of a view that can be hit. The children of a view are adjacent, the front-most first.
typedef struct {
  int first, count;
  int node;
  int is_upright;
} record;

typedef struct {
  double left, top, right, bottom;
} box;

typedef struct {
  double a, b, c, d, tx, ty;
  double width, height;
} inverse;

struct flat_scan {
  int count;
  record *records;
  box *boxes;        // upright views, in the parent's coordinates
  inverse *inverses;  // the others: from the parent's point to the own
  int *place;        // the record of a node; -1 when it can't be hit
};

static inverse inverse_of(const flat_node *n) {
  double det = n->a * n->d - n->b * n->c;
  inverse r = {n->d / det, -n->b / det, -n->c / det, n->a / det, 0, 0, n->width, n->height};
  double cx = n->x + n->width / 2, cy = n->y + n->height / 2;
  r.tx = n->width / 2 - (cx * r.a + cy * r.c);
  r.ty = n->height / 2 - (cx * r.b + cy * r.d);
  return r;
}

static void put(flat_scan *s, const flat_node *nodes, int node) {
  const flat_node *n = &nodes[node];
  int at = s->count++;
  s->records[at].node = node;
  s->records[at].is_upright = n->a == 1 && n->b == 0 && n->c == 0 && n->d == 1;
  s->boxes[at] = (box){n->x, n->y, n->x + n->width, n->y + n->height};
  s->inverses[at] = inverse_of(n);
  s->place[node] = at;
}

flat_scan *flat_scan_make(const flat_node *nodes, int count) {
  flat_scan *s = calloc(1, sizeof *s);
  s->records = calloc(count, sizeof *s->records);
  s->boxes = calloc(count, sizeof *s->boxes);
  s->inverses = calloc(count, sizeof *s->inverses);
  s->place = calloc(count, sizeof *s->place);
  int *last = malloc(count * sizeof *last);     // the last child so far
  int *before = malloc(count * sizeof *before);  // the sibling behind a child
  for (int i = 0; i < count; i++) {
    last[i] = before[i] = s->place[i] = -1;
    if (i == 0) continue;
    before[i] = last[nodes[i].parent];
    last[nodes[i].parent] = i;
  }
  put(s, nodes, 0);
  for (int at = 0; at < s->count; at++) {
    s->records[at].first = s->count;
    for (int k = last[s->records[at].node]; k >= 0; k = before[k])
      if (nodes[k].isHittable) put(s, nodes, k);
    s->records[at].count = s->count - s->records[at].first;
  }
  free(last);
  free(before);
  return s;
}

void flat_scan_free(flat_scan *s) {
  free(s->records);
  free(s->boxes);
  free(s->inverses);
  free(s->place);
  free(s);
}

void flat_scan_move(flat_scan *s, int node, double dx, double dy) {
  int at = s->place[node];
  if (at < 0) return;
  s->boxes[at].left += dx;
  s->boxes[at].right += dx;
  s->boxes[at].top += dy;
  s->boxes[at].bottom += dy;
  s->inverses[at].tx -= dx * s->inverses[at].a + dy * s->inverses[at].c;
  s->inverses[at].ty -= dx * s->inverses[at].b + dy * s->inverses[at].d;
}

// Returns whether the point is in the view of a record. If so, converts it to the coordinates of the view.
static inline int enter(const flat_scan *s, int at, double *x, double *y) {
  if (s->records[at].is_upright) {
    const box *b = &s->boxes[at];
    if (*x < b->left || *y < b->top || *x >= b->right || *y >= b->bottom) return 0;
    *x -= b->left;
    *y -= b->top;
    return 1;
  }
  const inverse *m = &s->inverses[at];
  double u = *x * m->a + *y * m->c + m->tx, v = *x * m->b + *y * m->d + m->ty;
  if (u < 0 || v < 0 || u >= m->width || v >= m->height) return 0;
  *x = u;
  *y = v;
  return 1;
}

int flat_scan_hit(const flat_scan *s, double x, double y) {
  if (!enter(s, 0, &x, &y)) return -1;
  int at = 0;
  for (;;) {
    record r = s->records[at];
    int k = r.first, end = r.first + r.count;
    while (k < end && !enter(s, k, &x, &y)) k++;
    if (k == end) return r.node;
    at = k;
  }
}
