// swift-tools-version: 6.0
// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// The checks read internals of the libraries, so a release build needs `-Xswiftc -enable-testing`, which scripts/soak
// passes. The random applications that are checked come from the tests.
let package = Package(
  name: "Soak",
  dependencies: [.package(name: "UIModel", path: "..")],
  targets: [
    .target(name: "CHeap"),
    .executableTarget(
      name: "Soak",
      dependencies: [
        "CHeap", .product(name: "Scenarios", package: "UIModel"),
        .product(name: "UIModel", package: "UIModel"),
      ],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
