// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

// A file that imports Testing and UIKit also imports the module _Testing_UIKit, as Swift Testing declares. Where UIKit
// is missing, Swift Testing does not contain that module, and without this empty one no such file compiles. Apple's
// module adds images as attachments.
