// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// A picture, drawn by gnuplot, with diagrams of cost against the numbers of views, of fingers and of recognizers.
struct Plot {
  private let report: Report

  init(_ report: Report) {
    self.report = report
  }

  func write(to path: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gnuplot"]
    let pipe = Pipe()
    process.standardInput = pipe
    try process.run()
    pipe.fileHandleForWriting.write(Data(script(path).utf8))
    try pipe.fileHandleForWriting.close()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Disagreement(description: "gnuplot could not draw \(path).")
    }
  }

  private func script(_ path: String) -> String {
    """
    set terminal pngcairo size 1200,1000 font "DejaVu Sans,10"
    set output "\(path)"
    set multiplot layout 2,2
    set style data histogram
    set style histogram clustered
    set style fill solid 0.8
    set logscale y
    set grid y
    set ylabel "ns a hit test"
    set title "Hit tests beside the flat scan in C"
    $hits << END
    \(hits)
    END
    plot $hits using 2:xtic(1) title "flat scan", "" using 3 title "UIModel", \
    "" using 4 title "textbook port"
    set style data linespoints
    set logscale xy
    set xlabel "views over each other"
    set title "Hit tests against size"
    $sizes << END
    \(curve("size"))
    END
    plot $sizes using 1:3 title "flat scan", "" using 1:2 title "UIModel"
    set xlabel "fingers, two recognizers each"
    set ylabel "ns a frame"
    set title "Moved frames against fingers"
    $resting << END
    \(curve("fingers", "undecided"))
    END
    $dragging << END
    \(curve("fingers", "under way"))
    END
    plot $resting using 1:2 title "undecided", $dragging using 1:2 title "pans under way"
    set xlabel "recognizers on one touch"
    set ylabel "instructions a tap"
    set title "Arbitration"
    $taps << END
    \(taps)
    END
    plot $taps using 1:2 title "UIModel", "" using 1:3 title "n log n" dashtype 2
    """ + "\n"
  }

  private var hits: String {
    report.rows.filter { $0.textbook != nil }.map { row in
      let name = row.what.prefix(2)
      return "\(name) \(row.baseline ?? 0) \(row.figure) \(row.figure * (row.textbook ?? 0))"
    }.joined(separator: "\n")
  }

  /// Returns the size, figure and baseline of each row of a curve.
  private func curve(_ goal: String, _ ending: String = "") -> String {
    let rows = report.rows.filter { $0.goal == goal && $0.what.hasSuffix(ending) }
    guard !rows.isEmpty else { return "1 1 1" }
    return rows.map { "\($0.size ?? 0) \($0.figure) \($0.baseline ?? 0)" }.joined(separator: "\n")
  }

  private var taps: String {
    let rows = report.rows.filter { $0.goal == "E6" }
    let points = zip([2.0, 5, 10, 20, 50, 100, 200], rows).compactMap { n, row in
      row.instructions.map { (n, $0) }
    }
    guard let (n0, first) = points.first(where: { $0.0 == 10 }) else { return "1 1 1" }
    let share = first / (n0 * log2(n0))
    return points.map { "\($0.0) \($0.1) \(share * $0.0 * log2($0.0))" }.joined(separator: "\n")
  }
}
