// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

// What a file of an app finds when it says `import QuartzCore`: `CACurrentMediaTime()`, `CADisplayLink`, layers.

@_exported public import UIKit
