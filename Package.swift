// swift-tools-version: 6.0
// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "UIModel",
  products: [
    .library(name: "UIModel", targets: ["UIModel"]),
    .library(name: "UIKit", targets: ["UIKit", "QuartzCore", "CoreGraphics"]),
    .library(name: "Scenarios", targets: ["Scenarios", "Explaining", "Auditing", "Importing"]),
    .executable(name: "Sandbox", targets: ["Sandbox"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
  ],
  targets: [
    .systemLibrary(
      name: "CSDL2",
      providers: [
        .apt(["libsdl2-dev"]),
        .yum(["SDL2-devel"]),
      ]),
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo-ft",
      providers: [.apt(["libcairo2-dev"]), .yum(["cairo-devel"])]),
    .systemLibrary(name: "CMainQueue"),
    .target(name: "UIModel", swiftSettings: strict),
    .target(
      name: "Scenarios", dependencies: ["UIModel"],
      resources: [.embedInCode("Exporting/Templates")], swiftSettings: strict),
    .target(name: "Explaining", dependencies: ["Scenarios", "UIModel"], swiftSettings: strict),
    .target(
      name: "Auditing", dependencies: ["Explaining", "Scenarios", "UIModel"], swiftSettings: strict),
    .target(
      name: "Importing", dependencies: ["Explaining", "Scenarios", "UIModel"],
      swiftSettings: strict),
    .systemLibrary(name: "UIKitSubmodules"),
    .target(name: "_Testing_UIKit", swiftSettings: strict),
    .target(
      name: "UIKit", dependencies: ["UIModel", "UIKitSubmodules", "_Testing_UIKit"],
      swiftSettings: strict),
    .target(name: "QuartzCore", dependencies: ["UIKit"], swiftSettings: strict),
    .target(name: "CoreGraphics", dependencies: ["UIKit"], swiftSettings: strict),
    // The file that people add to their iOS apps. It imports UIKit alone; UIModel stands here so that a change of its
    // classes compiles it again.
    .target(
      name: "Capture", dependencies: ["UIKit", "UIModel"], path: "Capture", swiftSettings: strict),
    .target(name: "SandboxScenes", dependencies: ["UIModel"], swiftSettings: strict),
    .target(
      name: "SandboxSession",
      dependencies: [
        "Auditing", "Explaining", "Importing", "SandboxScenes", "Scenarios", "UIModel",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "Sandbox",
      dependencies: [
        "Auditing", "CCairo", "CMainQueue", "CSDL2", "Explaining", "Importing", "SandboxScenes",
        "SandboxSession", "Scenarios", "UIModel",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "Fuzz", dependencies: ["Explaining", "Scenarios", "UIModel"], swiftSettings: strict),
    .testTarget(
      name: "AuditingTests", dependencies: ["Auditing", "Explaining", "Scenarios", "UIModel"],
      exclude: ["Faults.json", "Faulty.json", "Screens"], swiftSettings: strict),
    .testTarget(
      name: "ImportingTests", dependencies: ["Explaining", "Importing", "Scenarios", "UIModel"],
      swiftSettings: strict),
    .testTarget(
      name: "UIModelTests", dependencies: ["Explaining", "Scenarios", "UIModel"],
      swiftSettings: strict),
    // They import only UIKit. UIModel is listed so that a change of its classes compiles them again.
    .testTarget(
      name: "UIKitTests", dependencies: ["UIKit", "QuartzCore", "CoreGraphics", "UIModel"],
      swiftSettings: strict),
    .testTarget(
      name: "CaptureTests", dependencies: ["Capture", "Scenarios", "UIKit", "UIModel"],
      swiftSettings: strict),
    .testTarget(
      name: "SandboxSessionTests",
      dependencies: ["Auditing", "Explaining", "SandboxSession", "Scenarios", "UIModel"],
      swiftSettings: strict),
    .testTarget(
      name: "SandboxTests",
      dependencies: [
        "CCairo", "CSDL2", "Explaining", "Sandbox", "SandboxScenes", "SandboxSession", "Scenarios",
        "UIModel",
      ],
      exclude: ["Hostile"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

// A build of the documentation sets this variable (scripts/docs); other builds do not fetch the plugin.
if Context.environment["UIMODEL_DOCS"] != nil {
  package.dependencies.append(
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0"))
}

// scripts/test sets this variable: the libraries in its debug build are optimized, with assertions and internal names
// as in any debug build, because the tests then take a third of the time.
if Context.environment["UIMODEL_OPTIMIZED"] != nil {
  let libraries = ["UIModel", "Scenarios", "Explaining", "Auditing"]
  for target in package.targets where libraries.contains(target.name) {
    target.swiftSettings =
      strict + [
        .unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))
      ]
  }
}
