// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Starts processes. All code that starts one uses this.
enum Spawn {
  #if os(Linux)
    private typealias FileActions = posix_spawn_file_actions_t
    private typealias Attributes = posix_spawnattr_t
  #else
    private typealias FileActions = posix_spawn_file_actions_t?
    private typealias Attributes = posix_spawnattr_t?
  #endif

  /// Starts a program in its own process group, with no signal blocked or ignored.
  ///
  /// - Parameters:
  ///   - command: Path and arguments.
  ///   - environment: The whole environment, `NAME=value`.
  ///   - input: Descriptor that becomes standard input; `/dev/null` when nil.
  ///   - output: File that takes standard output.
  ///   - errors: File that takes standard error.
  /// - Returns: The process's number.
  /// - Throws: `RigError` with the system's own words.
  static func start(
    _ command: [String], environment: [String], input: Int32?, output: String, errors: String
  ) throws -> pid_t {
    #if os(Linux)
      var files = FileActions()
      var attributes = Attributes()
    #else
      var files: FileActions = nil
      var attributes: Attributes = nil
    #endif
    posix_spawn_file_actions_init(&files)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&files)
      posix_spawnattr_destroy(&attributes)
    }
    if let input {
      posix_spawn_file_actions_adddup2(&files, input, 0)
    } else {
      posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0)
    }
    let write = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&files, 1, output, write, 0o644)
    posix_spawn_file_actions_addopen(&files, 2, errors, write, 0o644)
    try configure(&attributes)

    let arguments = command.map { strdup($0) } + [nil]
    let variables = environment.map { strdup($0) } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var id: pid_t = 0
    let result = posix_spawn(&id, command[0], &files, &attributes, arguments, variables)
    guard result == 0 else {
      throw RigError("Could not start \(command[0]): \(String(cString: strerror(result)))")
    }
    return id
  }

  private static func configure(_ attributes: inout Attributes) throws {
    var all = sigset_t()
    var none = sigset_t()
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    guard posix_spawnattr_setflags(&attributes, Int16(flags)) == 0 else {
      throw RigError("Could not set the attributes of a new process.")
    }
  }
}
