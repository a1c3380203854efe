// swift-tools-version: 6.0
// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// The log reader of row J1 is declared `package` in Scenarios. The compiler names a package after its folder, so this
// package takes the name of the folder above.
let root = URL(fileURLWithPath: Context.packageDirectory).deletingLastPathComponent()
let rootName = String(
  root.lastPathComponent.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(path: "..")],
  targets: [
    .target(name: "FlatScan"),
    .target(name: "Counting"),
    .target(name: "Textbook", swiftSettings: strict),
    // Programs that the group "window" starts. They need SDL and X11, so nothing depends on them.
    .target(name: "BareWindow", linkerSettings: [.linkedLibrary("SDL2")]),
    .executableTarget(name: "BareLoop", dependencies: ["BareWindow"]),
    .executableTarget(name: "BareFrame", dependencies: ["BareWindow"]),
    .executableTarget(
      name: "BareModel",
      dependencies: ["BareWindow", .product(name: "UIModel", package: root.lastPathComponent)],
      swiftSettings: strict),
    .executableTarget(
      name: "Injector", linkerSettings: [.linkedLibrary("X11"), .linkedLibrary("Xtst")]),
    // The recorder for iOS apps. As in an app, the file itself is in the target.
    .executableTarget(
      name: "CaptureCost",
      dependencies: [.product(name: "UIKit", package: root.lastPathComponent)],
      swiftSettings: strict),
    .executableTarget(
      name: "Bench",
      dependencies: [
        "FlatScan", "Counting", "Textbook",
        .product(name: "Scenarios", package: root.lastPathComponent),
        .product(name: "UIModel", package: root.lastPathComponent),
      ],
      packageAccess: false,
      swiftSettings: strict + [.unsafeFlags(["-package-name", rootName])]),
  ],
  swiftLanguageModes: [.v6]
)
