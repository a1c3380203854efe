// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

// Nothing to declare; see the module map.
