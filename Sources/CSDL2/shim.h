// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

#pragma once
// SDL must not take over `main`: the Swift entry point is the program's own.
#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>
