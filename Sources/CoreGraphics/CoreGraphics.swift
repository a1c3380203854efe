// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

// Makes `import CoreGraphics` work in an app's files: points, rectangles, transforms and colors.

@_exported public import UIKit
