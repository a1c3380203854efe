// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

#pragma once
#include <cairo.h>
#include <cairo-ft.h>
#include <cairo-svg.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
