// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The remark about labels that are not shown.
struct LabelRemark {
  /// The number of hit-tested views whose labels were left out because they are less important.
  let folded: Int
  /// The number of labels that were removed because there would be too many.
  let tooMany: Int
  /// The number of labels without space.
  let leftOut: Int
  /// True if all labels are shown for which there is space.
  let showsAll: Bool

  @MainActor var tag: Tag {
    showsAll ? fewer : more
  }

  @MainActor private var fewer: Tag {
    let count = folded + tooMany + leftOut
    let name = count == 0 ? "All shown" : "\(count) more \(count == 1 ? "does" : "do") not fit"
    return Tag(name: name, reason: "click to show fewer", color: OverlayStyle.untold)
  }

  @MainActor private var more: Tag {
    let room = "\(leftOut) label\(leftOut == 1 ? " does" : "s do") not fit"
    guard folded + tooMany > 0 else { return Tag(name: room, color: OverlayStyle.untold) }
    let lines =
      (tooMany > 0 ? [] : ["hit-tested:"]) + ["click to show"] + (leftOut > 0 ? [room] : [])
    return Tag(
      name: "\(folded + tooMany) more", reason: lines.joined(separator: "\n"),
      color: OverlayStyle.untold)
  }
}
