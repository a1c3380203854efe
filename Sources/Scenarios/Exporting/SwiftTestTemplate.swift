// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The parts that are the same in every test. They come from the files in the folder Templates.
extension SwiftTestPlan {
  /// Returns the code of a template file. Its log lines begin with the time if the choice includes times. Its calls of
  /// `log` have the argument `isDeciding` only if the test logs states; otherwise its `log` has no such parameter.
  func template(_ file: [UInt8], _ choice: LogChoice? = nil) -> SwiftCode {
    var text = String(decoding: file, as: UTF8.self)
    if choice?.showsTimes != true { text = text.replacing(#"\(time)"#, with: "") }
    if !logsStates { text = text.replacing(", isDeciding: true", with: "") }
    return SwiftCode(stringLiteral: String(text.dropLast()))
  }

  /// The declarations of the log and of the functions that write it.
  var log: [SwiftCode] {
    [
      logsStates
        ? template(PackageResources.LogWithStates_swift_txt)
        : template(PackageResources.Log_swift_txt),
      showsTimes ? template(PackageResources.Time_swift_txt) : SwiftCode(),
    ]
  }

  /// Returns the functions that the test and its classes call, as far as they are needed.
  func helpers(usesFinger: Bool) -> [SwiftCode] {
    let counts = hasFingersTogether && (logs(.touches) || logs(.recognizers))
    let showsTaps = nodes.contains { $0.choice.showsTapCount && $0.logs(.touches) }
    let control = nodes.first { $0.node.viewClass.isControl && $0.logs(.events) }
    return [
      usesFinger ? template(PackageResources.Finger_swift_txt) : nil,
      counts || showsTaps ? template(PackageResources.Touches_swift_txt) : nil,
      logs(.chain) ? template(PackageResources.Chain_swift_txt) : nil,
      control.map { template(PackageResources.ControlEvents_swift_txt, $0.choice) },
    ].compactMap(\.self)
  }

  /// The classes of delegates and targets.
  var delegates: [SwiftCode] {
    let watched = logsStates ? nodes.first { $0.logs(.states) } : nil
    let asked = delegated.first { $0.logs(.delegate) } ?? delegated.first
    let scrolled =
      nodes.first(where: \.logsScrolling) ?? nodes.first { $0.overrides.scroll.zooms != nil }
      ?? nodes.first { $0.overrides.scroll.hasRowActions }
    let swiped = nodes.first { $0.overrides.scroll.hasRowActions }
    let tables = nodes.filter(\.isTable)
    let table = tables.first { $0.logs(.actions) } ?? tables.first
    let rows = "final class Rows: \(scrolled == nil ? "" : "ScrollLog, ")"
    let lifecycle = template(PackageResources.Lifecycle_swift_txt, scenario.log)
    return [
      watched.map { template(PackageResources.StateLog_swift_txt, $0.choice) },
      asked.map { template(PackageResources.GestureDelegate_swift_txt, $0.owner.choice) },
      scrolled.map { template(PackageResources.ScrollLog_swift_txt, $0.choice) },
      table.map {
        SwiftCode.block(
          "\(rows)UITableViewDataSource, UITableViewDelegate",
          [
            template(PackageResources.Rows_swift_txt, $0.choice),
            swiped.map { template(PackageResources.SwipeActions_swift_txt, $0.choice) }
              ?? SwiftCode(),
          ])
      },
      needsAppDelegate
        ? .block(
          "final class AppDelegate: UIResponder, UIApplicationDelegate",
          logsLifecycle ? [lifecycle] : []) : nil,
    ].compactMap(\.self)
  }
}

/// The source of `SwingGestureRecognizer`, a recognizer that UIKit does not have. The resource is a link to the file in
/// the folder Staging, so that exported tests have the same code as scenarios.
enum SwingSource {
  static var text: String {
    String(decoding: PackageResources.SwingGestureRecognizer_swift_txt, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0 != "@MainActor" }.dropFirst().dropLast().joined(separator: "\n")
  }
}
