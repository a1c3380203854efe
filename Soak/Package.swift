// swift-tools-version: 6.0
// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// The libraries are compiled here once more, from the same files, with their internals open to the judges; the
// worlds are those of the tests.
let package = Package(
  name: "Soak",
  targets: [
    .target(name: "UIModel", swiftSettings: strict + [.unsafeFlags(["-enable-testing"])]),
    .target(
      name: "Scenarios", dependencies: ["UIModel"],
      swiftSettings: strict + [.unsafeFlags(["-enable-testing"])]),
    .target(name: "CHeap"),
    .executableTarget(
      name: "Soak", dependencies: ["CHeap", "Scenarios", "UIModel"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
