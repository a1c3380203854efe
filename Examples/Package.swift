// swift-tools-version: 6.0
// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import PackageDescription

let uiModel: Target.Dependency = .product(name: "UIModel", package: "UIModel")
let uiKit: Target.Dependency = .product(name: "UIKit", package: "UIModel")

let package = Package(
  name: "Examples",
  dependencies: [.package(name: "UIModel", path: "..")],
  targets: [
    .testTarget(name: "HeadlessTest", dependencies: [uiModel], path: "HeadlessTest"),
    .systemLibrary(
      name: "CSDL", path: "CSDL",
      providers: [.apt(["libsdl2-dev"]), .yum(["SDL2-devel"]), .brew(["sdl2"])]),
    .executableTarget(name: "TouchWindow", dependencies: ["CSDL", uiModel], path: "TouchWindow"),
    .target(name: "Scribble", dependencies: [uiKit], path: "Scribble"),
    .testTarget(name: "ScribbleTests", dependencies: ["Scribble", uiKit], path: "ScribbleTests"),
  ],
  swiftLanguageModes: [.v6]
)
