// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

// What a file of an app finds when it says `import UIKit`: the library, and Foundation, as on iOS.
//
// `import UIKit.UIGestureRecognizerSubclass` is answered by the Clang module of the same name in
// Sources/UIKitSubmodules, whose Swift side this module is.

@_exported public import Foundation
@_exported public import UIModel
