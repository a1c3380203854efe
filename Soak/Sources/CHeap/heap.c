// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

#include "heap.h"

#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

size_t heap_bytes(void) {
#if defined(__GLIBC__) && (__GLIBC__ > 2 || __GLIBC_MINOR__ >= 33)
  struct mallinfo2 heap = mallinfo2();
  return heap.uordblks + heap.hblkhd;
#else
  return 0;
#endif
}
