// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

// Makes `import QuartzCore` work in an app's files: `CACurrentMediaTime()`, `CADisplayLink`, layers.

@_exported public import UIKit
