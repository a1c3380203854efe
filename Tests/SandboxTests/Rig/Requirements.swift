// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

/// Programs that must be installed before a test can have a screen of its own.
///
/// If one is missing, the tests are skipped with the reason. If the tests are required, they run and fail with the
/// name of the missing package.
enum Requirements {
  /// True in CI, and if `UIMODEL_REQUIRE_DISPLAY_TESTS=1` is set: a missing server is then a failure, not a reason to
  /// skip tests.
  static let areDemanded: Bool = {
    let environment = ProcessInfo.processInfo.environment
    let ci = environment["CI"] ?? ""
    return !(ci.isEmpty || ci == "false" || ci == "0")
      || environment["UIMODEL_REQUIRE_DISPLAY_TESTS"] == "1"
  }()

  /// The path of the X server itself. Debian's `/usr/bin/Xorg` is a script that prefers a set-uid wrapper, and the
  /// wrapper refuses to start without a console.
  static let xorg = firstExecutable(
    ["/usr/lib/xorg/Xorg", "/usr/libexec/Xorg", "/usr/lib/Xorg"] + inPath("Xorg"))

  static let sway = firstExecutable(inPath("sway"))

  /// The path of setpriv, which starts a program as another user. Only root needs it, since sway refuses to run as
  /// root.
  static let setpriv = firstExecutable(inPath("setpriv"))

  /// A line about the programs that are missing for the X server; nil if it can run.
  static let missingForX11: String? = {
    guard xorg != nil else { return "Xorg is missing (Debian: xserver-xorg-core)" }
    guard hasModule("drivers/dummy_drv.so") else {
      return "Xorg's dummy video driver is missing (Debian: xserver-xorg-video-dummy)"
    }
    guard hasModule("input/inputtest_drv.so") else {
      return "Xorg's inputtest driver is missing (Debian: xserver-xorg-core)"
    }
    return nil
  }()

  /// A line about the programs that are missing for the Wayland compositor; nil if it can run.
  static let missingForWayland: String? = {
    if let missingForX11 { return missingForX11 }
    guard sway != nil else { return "sway is missing (Debian: sway)" }
    guard getuid() != 0 || setpriv != nil else {
      return "setpriv is missing (Debian: util-linux); sway does not run as root"
    }
    return nil
  }()

  private static func hasModule(_ path: String) -> Bool {
    ["/usr/lib/xorg/modules/", "/usr/lib64/xorg/modules/"]
      .contains { FileManager.default.fileExists(atPath: $0 + path) }
  }

  private static func inPath(_ name: String) -> [String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
    return path.split(separator: ":").map { "\($0)/\(name)" }
  }

  private static func firstExecutable(_ candidates: [String]) -> String? {
    candidates.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}

extension Trait where Self == ConditionTrait {
  /// The test needs an X server with a touch screen; it is skipped if none can run.
  static var needsX11: Self {
    .enabled(
      if: Requirements.missingForX11 == nil || Requirements.areDemanded,
      Comment(rawValue: Requirements.missingForX11 ?? "an X server can run here"))
  }

  /// The test needs a Wayland compositor too; it is skipped if none can run.
  static var needsWayland: Self {
    .enabled(
      if: Requirements.missingForWayland == nil || Requirements.areDemanded,
      Comment(rawValue: Requirements.missingForWayland ?? "a Wayland compositor can run here"))
  }
}
