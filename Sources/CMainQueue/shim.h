// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

#pragma once

// A file descriptor that can be read while blocks wait on the main queue. libdispatch has it for the run loop of
// Core Foundation on Linux; no header that comes with the toolchain declares it.
int _dispatch_get_main_queue_handle_4CF(void);
