// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

#pragma once

// The baseline for hit tests: finds the front-most view under a point in flat arrays, without classes, overrides and
// changes.

typedef struct {
  int parent;              // -1 for the root; parents stand before their children
  double x, y, width, height;  // in the parent's coordinates, before the transform
  int isHittable;          // 0 takes the view and all in it out
  double a, b, c, d;       // turned about the middle; 1 0 0 1 for none
} flat_node;

typedef struct flat_scan flat_scan;

flat_scan *flat_scan_make(const flat_node *nodes, int count);
void flat_scan_free(flat_scan *scan);

// Returns the index of the view that is hit; -1 for none.
int flat_scan_hit(const flat_scan *scan, double x, double y);

// Moves a view by (dx, dy) in its parent.
void flat_scan_move(flat_scan *scan, int node, double dx, double dy);
