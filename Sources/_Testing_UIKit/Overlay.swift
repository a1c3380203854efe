// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

// Swift Testing declares that a file which imports it and UIKit also imports this module, but does not contain the
// module where UIKit is missing. Without it, no such file compiles. Apple's module adds images as attachments.
