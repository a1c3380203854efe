// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The client of sway's control socket: commands are sent, and answers are JSON (the protocol of `swaymsg`).
final class SwayIPC {
  /// A node of sway's tree of outputs, workspaces and windows, with the values that the rig reads.
  struct Node: Decodable {
    struct Area: Decodable {
      let x: Double
      let y: Double
      let width: Double
      let height: Double
    }

    let id: Int
    let name: String?
    let rect: Area
    let pid: Int?
    let nodes: [Node]
    let floatingNodes: [Node]

    enum CodingKeys: String, CodingKey {
      case id
      case name
      case rect
      case pid
      case nodes
      case floatingNodes = "floating_nodes"
    }
  }

  private struct Outcome: Decodable {
    let success: Bool
    let error: String?
  }

  private struct Output: Decodable {
    let rect: Node.Area
  }

  private let socket: UnixSocket

  init(path: String) throws {
    socket = try UnixSocket(path: path)
  }

  func close() {
    socket.close()
  }

  /// Runs one command of sway's configuration language.
  func run(_ command: String) throws {
    let outcomes: [Outcome] = try ask(kind: 0, command)
    for outcome in outcomes where !outcome.success {
      throw RigError("sway refuses “\(command)”: \(outcome.error ?? "no reason given")")
    }
  }

  /// Returns the windows of all programs, on every workspace.
  func windows() throws -> [Node] {
    let tree: Node = try ask(kind: 4, "")
    func leaves(_ node: Node) -> [Node] {
      node.pid != nil ? [node] : (node.nodes + node.floatingNodes).flatMap(leaves)
    }
    return leaves(tree)
  }

  func outputSize() throws -> CGSize {
    let outputs: [Output] = try ask(kind: 3, "")
    return outputs.first.map { CGSize(width: $0.rect.width, height: $0.rect.height) } ?? .zero
  }

  private func ask<Answer: Decodable>(kind: UInt32, _ text: String) throws -> Answer {
    var message = WireBytes()
    message.put(text: "i3-ipc")
    message.put(UInt32(text.utf8.count))
    message.put(kind)
    message.put(text: text)
    try socket.send(message.bytes)
    let head = WireBytes(try socket.receive(14))
    let body = try socket.receive(Int(head.word(at: 6)))
    return try JSONDecoder().decode(Answer.self, from: Data(body))
  }
}
