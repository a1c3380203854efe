// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

// Makes `import UIKit` work in an app's files: it exports the library and Foundation, as UIKit does on iOS.
//
// `import UIKit.UIGestureRecognizerSubclass` imports the Clang module of that name in Sources/UIKitSubmodules, whose
// Swift overlay is this module.

@_exported public import Foundation
@_exported public import UIModel
