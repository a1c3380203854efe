// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

// Lets another toolkit search the same tree. The tree is read from standard input, once. Then each line requests a
// round. The answer is the nanoseconds for each search, and a checksum of the views that were found.

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

struct node {
  int parent, x, y, width, height, hidden, off, turned;
  double a, b, c, d;
};

struct tree {
  int width, height, nodes, points;
  struct node *node;
  double *x, *y;
};

static inline struct tree tree_read(void) {
  struct tree tree;
  if (scanf("%d %d %d %d", &tree.width, &tree.height, &tree.nodes, &tree.points) != 4) exit(2);
  tree.node = (struct node *)calloc(tree.nodes, sizeof *tree.node);
  tree.x = (double *)calloc(tree.points, sizeof *tree.x);
  tree.y = (double *)calloc(tree.points, sizeof *tree.y);
  for (int i = 0; i < tree.nodes; i++) {
    struct node *node = &tree.node[i];
    if (scanf("%d %d %d %d %d %d %d %d %lf %lf %lf %lf", &node->parent, &node->x, &node->y,
              &node->width, &node->height, &node->hidden, &node->off, &node->turned, &node->a,
              &node->b, &node->c, &node->d) != 12)
      exit(2);
  }
  for (int i = 0; i < tree.points; i++)
    if (scanf("%lf %lf", &tree.x[i], &tree.y[i]) != 2) exit(2);
  while (getchar() != '\n') continue;
  return tree;
}

// The location of the node's origin in its parent, after the rotation about the middle of its frame.
static inline void tree_origin(const struct node *node, double *x, double *y) {
  double half_width = node->width / 2.0, half_height = node->height / 2.0;
  *x = node->x + half_width - (half_width * node->a + half_height * node->c);
  *y = node->y + half_height - (half_width * node->b + half_height * node->d);
}

static inline double nanoseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

// Answers rounds until the input ends. SEARCH gives the number of the node under x, y; -1 for none.
#define ANSWER(TREE, SEARCH)                                                     \
  do {                                                                           \
    printf("ready\n");                                                           \
    fflush(stdout);                                                              \
    for (int line; (line = getchar()) != EOF;) {                                 \
      if (line != '\n') continue;                                                \
      uint64_t checksum = 0;                                                     \
      double start = nanoseconds();                                              \
      for (int i = 0; i < (TREE)->points; i++) {                                 \
        double x = (TREE)->x[i], y = (TREE)->y[i];                               \
        int found = SEARCH;                                                      \
        checksum = checksum * 31 + (uint64_t)(found + 2);                        \
      }                                                                          \
      printf("%.3f %llu\n", (nanoseconds() - start) / (TREE)->points,            \
             (unsigned long long)checksum);                                      \
      fflush(stdout);                                                            \
    }                                                                            \
  } while (0)
