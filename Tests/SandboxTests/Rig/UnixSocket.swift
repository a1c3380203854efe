// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// A connected Unix socket, with a deadline for every read and write.
final class UnixSocket {
  private var descriptor: Int32

  /// Connects to the socket at `path`.
  ///
  /// - Parameter path: The socket's file, at most 107 bytes.
  /// - Throws: `RigError` with the system's own words.
  init(path: String) throws {
    #if os(Linux)
      descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    #else
      descriptor = socket(AF_UNIX, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0 else { throw Self.failure("make a socket for", path) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else {
      close()
      throw RigError("The socket path is too long: \(path)")
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let length = socklen_t(MemoryLayout<sockaddr_un>.size)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, length) }
    }
    guard result == 0 else {
      let error = Self.failure("connect to", path)
      close()
      throw error
    }
  }

  deinit {
    close()
  }

  func close() {
    guard descriptor >= 0 else { return }
    #if canImport(Glibc)
      _ = Glibc.close(descriptor)
    #else
      _ = Darwin.close(descriptor)
    #endif
    descriptor = -1
  }

  func send(_ bytes: [UInt8]) throws {
    #if os(Linux)
      let flags = Int32(MSG_NOSIGNAL)
    #else
      let flags: Int32 = 0
    #endif
    var sent = 0
    while sent < bytes.count {
      try awaitReady(for: POLLOUT)
      let count = bytes.withUnsafeBytes { buffer in
        #if canImport(Glibc)
          Glibc.send(descriptor, buffer.baseAddress.map { $0 + sent }, bytes.count - sent, flags)
        #else
          Darwin.send(descriptor, buffer.baseAddress.map { $0 + sent }, bytes.count - sent, flags)
        #endif
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw Self.failure("send to", "the peer") }
      sent += count
    }
  }

  /// Reads exactly `count` bytes.
  func receive(_ count: Int) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var received = 0
    while received < count {
      try awaitReady(for: POLLIN)
      let part = bytes.withUnsafeMutableBytes { buffer in
        recv(descriptor, buffer.baseAddress.map { $0 + received }, count - received, 0)
      }
      if part < 0 && errno == EINTR { continue }
      guard part != 0 else { throw RigError("The peer closed the connection.") }
      guard part > 0 else { throw Self.failure("read from", "the peer") }
      received += part
    }
    return bytes
  }

  private func awaitReady(for events: some BinaryInteger) throws {
    guard descriptor >= 0 else { throw RigError("The connection is closed.") }
    var entry = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    while true {
      let ready = poll(&entry, 1, Int32(Patience.usual * 1000))
      if ready > 0 { return }
      if ready < 0 && errno == EINTR { continue }
      throw RigError("The peer did not answer within \(Int(Patience.usual)) s.")
    }
  }

  private static func failure(_ verb: String, _ object: String) -> RigError {
    RigError("Could not \(verb) \(object): \(String(cString: strerror(errno)))")
  }
}
