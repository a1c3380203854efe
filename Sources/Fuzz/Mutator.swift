// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios

/// Makes unusual files by random changes to ordinary ones. Most remain valid; the reader must reject the others.
struct Mutator {
  let corpus: Corpus
  private var random: SeededGenerator
  /// The names in the file that is being changed.
  private var names: [String] = []

  init(_ corpus: Corpus, seed: UInt64) {
    self.corpus = corpus
    random = SeededGenerator(seed: seed)
  }

  private static let extremes = [
    "0", "-1", "1", "2", "0.5", "-0", "1e6", "-1e6", "999999.999", "1e7", "1e-300", "1e-17",
    "1e308", "1e400",
    "100000", "1000", "null", "true", "false", "\"\"", "[]", "{}", "[0, 0]", "[1e6, 1e6]",
    "[0, 0, 0, 0]",
    "[-1e6, -1e6, 1e6, 1e6]", "[[1]]", "\"*\"", "[\"*\"]", "\"default\"", "\"self\"", "\"nil\"",
    "\"circle\"",
    "{\"scale\": 0}", "{\"scale\": 1e6}", "{\"scale\": [1, -1], \"rotate\": 90}",
    "{\"scale\": 1e-6}",
    "{\"subview\": 0}", "{\"inset\": -1e6}", "\"../x.png\"", "9007199254740993",
  ]
  private static let odd = [
    "\u{1b}]0;X\u{7}", "\u{202e}evil\u{2066}", "a\nb", "'; rm -rf x; '", "\"\\(\"", "```\n# x",
    "*/ //", "é👩‍👧ᄀ",
    "\u{0}", "\u{feff}", "-name", "$(x)", "<!--", "\u{e0041}", "٠١٢", "\u{2028}", "%n%s", "",
  ]

  /// Returns the next file.
  mutating func file() -> [UInt8] {
    guard var tree = random.pick(corpus.files) else { return [] }
    names = Self.names(in: tree)
    for _ in 0...random.below(5) {
      let before = tree
      mutate(&tree)
      // A change that makes the file invalid is mostly undone, because further changes to it would have no effect.
      if !random.oneIn(7), !Self.isUsable(tree) { tree = before }
    }
    if !random.oneIn(4) { sortInput(&tree) }
    var bytes = Array(tree.text.utf8)
    if random.oneIn(12) { damage(&bytes) }
    return bytes
  }

  private static func isUsable(_ tree: Tree) -> Bool {
    (try? ScenarioReader.read(Array(tree.text.utf8), file: "f.json")) != nil
  }

  private static func names(in tree: Tree) -> [String] {
    switch tree {
    case .scalar: []
    case .list(let items): items.flatMap { names(in: $0) }
    case .object(let members):
      members.flatMap { key, value in
        ["name", "controllerName"].contains(key)
          ? value.string.map { [$0] } ?? [] : names(in: value)
      }
    }
  }

  private mutating func mutate(_ tree: inout Tree) {
    if random.oneIn(3) { return addInput(&tree) }
    let number = random.below(tree.count)
    var me = self
    tree.change(number) { value, kind in me.mutate(&value, kind) }
    self = me
  }

  private mutating func mutate(_ value: inout Tree, _ kind: String) {
    switch value {
    case .scalar:
      value = random.oneIn(8) ? .string(random.pick(Self.odd) ?? "") : other(at: kind)
    case .list(var items):
      switch random.below(6) {
      case 0: items.shuffle(using: &random)
      case 1: if !items.isEmpty { items.remove(at: random.below(items.count)) }
      case 2:
        let item = random.pick(items) ?? .object([])
        items += Array(repeating: item, count: random.oneIn(4) ? 60 : 1)
      case 3 where kind == "node", 4 where kind == "node":
        items.append(node())
      default:
        if let known = random.pick(corpus.values[kind] ?? []) { items += known.items }
      }
      value = .list(items)
    case .object(var members):
      switch random.below(8) {
      case 0: if !members.isEmpty { members.remove(at: random.below(members.count)) }
      case 1 where kind == "node":
        value = tower(around: value)
        return
      case 2: if let again = random.pick(members) { members.append(again) }
      default:
        guard let (key, known) = random.pick(corpus.members[kind] ?? []) else { break }
        members.removeAll { $0.key == key }
        members.append((key, random.oneIn(5) ? other(at: key) : renamed(known)))
      }
      value = .object(members)
    }
  }

  /// Returns another value for a key: one that a file has for it, or an extreme one.
  private mutating func other(at key: String) -> Tree {
    if random.oneIn(2), let known = random.pick(corpus.values[key] ?? []) { return renamed(known) }
    return .scalar(random.pick(Self.extremes) ?? "0")
  }

  /// Returns the tree with most of its names replaced by names of the file that is being changed.
  private mutating func renamed(_ tree: Tree) -> Tree {
    switch tree {
    case .scalar:
      let isName = tree.string.map { $0.first?.isUppercase == true && !$0.contains(" ") } == true
      return isName && !random.oneIn(5) ? random.pick(names).map { .string($0) } ?? tree : tree
    case .list(let items): return .list(items.map { renamed($0) })
    case .object(let members):
      return .object(
        members.map { key, value in
          (key, ["class", "controller"].contains(key) ? value : renamed(value))
        })
    }
  }

  private mutating func node() -> Tree {
    var members: [(key: String, value: Tree)] = []
    for _ in 0..<random.below(7) {
      if let (key, value) = random.pick(corpus.members["node"] ?? []), key != "name" {
        members.removeAll { $0.key == key }
        members.append((key, renamed(value)))
      }
    }
    return .object(members)
  }

  /// Returns a node nested in many others, which may scale it by any factor.
  private mutating func tower(around node: Tree) -> Tree {
    var node = node
    let transform = random.oneIn(2) ? random.pick(corpus.values["transform"] ?? []) : nil
    let scale = Tree.scalar(
      random.pick(["{\"scale\": 1e6}", "{\"scale\": 1e-6}", "{\"rotate\": 45}"]) ?? "{}")
    for _ in 0..<(random.oneIn(20) ? 400 : 1 + random.below(8)) {
      var around = Tree.object([("subviews", .list([node]))])
      if !random.oneIn(3) { around["transform"] = transform ?? scale }
      node = around
    }
    return node
  }

  // MARK: Input

  private mutating func addInput(_ tree: inout Tree) {
    var items = tree["input"]?.items ?? []
    var time = items.last?["t"]?.number ?? 0
    let step = random.pick([0, 0.01, 0.05, 0.2, 1e-17, 1e-300, 1_000] as [Double]) ?? 0
    var down: [Int] = []
    for _ in 0...random.below(random.oneIn(10) ? 80 : 12) {
      time = min(1e6, time + (random.oneIn(3) ? 0 : step))
      var entry =
        random.below(5) < 3
        ? touch(&down) : (random.pick(corpus.inputs).map { renamed($0) } ?? touch(&down))
      if random.oneIn(6) { entry = setting() }
      entry["t"] = .scalar("\(time)")
      items.append(entry)
    }
    for finger in down where !random.oneIn(10) {
      items.append(
        .object([
          ("t", .scalar("\(time)")), ("touch", .scalar("\(finger)")), ("phase", .string("ended")),
        ]))
    }
    tree["input"] = .list(items)
  }

  private mutating func touch(_ down: inout [Int]) -> Tree {
    let isNew = down.isEmpty || down.count < 20 && random.oneIn(3)
    let finger = isNew ? 1_000 + random.below(1_000_000 - 1_000) : down[random.below(down.count)]
    let phase = isNew ? "began" : random.pick(["moved", "moved", "ended", "cancelled"]) ?? "moved"
    if isNew { down.append(finger) }
    if phase == "ended" || phase == "cancelled" { down.removeAll { $0 == finger } }
    let isFar = random.oneIn(12)
    let at = isFar ? "[1e6, -1e6]" : "[\(random.below(400)), \(random.below(800))]"
    return .object([
      ("touch", .scalar("\(finger)")), ("phase", .string(phase)), ("at", .scalar(at)),
    ])
  }

  private mutating func setting() -> Tree {
    guard let name = random.pick(names),
      let (key, value) = random.pick(corpus.members["node"] ?? [])
    else { return .object([]) }
    if random.oneIn(3), let (own, setting) = random.pick(corpus.members["gestures"] ?? []) {
      return .object([("set", .string("\(name).gestures[0].\(own)")), ("to", renamed(setting))])
    }
    return .object([
      ("set", .string("\(name).\(key)")), ("to", random.oneIn(4) ? other(at: key) : renamed(value)),
    ])
  }

  private func sortInput(_ tree: inout Tree) {
    guard let items = tree["input"]?.items else { return }
    let sorted = items.enumerated().sorted { one, other in
      let times = (one.element["t"]?.number ?? 0, other.element["t"]?.number ?? 0)
      return times.0 == times.1 ? one.offset < other.offset : times.0 < times.1
    }
    tree["input"] = .list(sorted.map(\.element))
  }

  private mutating func damage(_ bytes: inout [UInt8]) {
    for _ in 0...random.below(3) where !bytes.isEmpty {
      let index = random.below(bytes.count)
      switch random.below(3) {
      case 0: bytes[index] = UInt8(random.below(256))
      case 1: bytes.removeSubrange(index..<min(bytes.count, index + random.below(30)))
      default: bytes.insert(random.pick(Array("{}[],:\"-09e.tn\\".utf8)) ?? 0, at: index)
      }
    }
  }

  /// Returns a change of one property, in the notation of `--set`.
  mutating func change() -> String {
    let name = random.pick(names) ?? "V"
    guard let (key, value) = random.pick(corpus.members["node"] ?? []) else {
      return "\(name).alpha=0"
    }
    return "\(name).\(key)=\(other(at: key).text.isEmpty ? value.text : other(at: key).text)"
  }
}
