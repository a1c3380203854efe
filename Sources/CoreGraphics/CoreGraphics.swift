// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

// What a file of an app finds when it says `import CoreGraphics`: points, rectangles, transforms and colors.

@_exported public import UIKit
