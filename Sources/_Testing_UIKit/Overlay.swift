// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

// Swift Testing says that a file which imports it and UIKit also imports this module, and does not bring it
// along where there is no UIKit. Without it no such file compiles. UIKit's own adds pictures as attachments.
