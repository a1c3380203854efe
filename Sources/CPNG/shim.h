// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

#pragma once
#include <png.h>
