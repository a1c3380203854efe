// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxSession

@MainActor
@Suite("Room and names in the inspector")
struct InspectorRoomTests {
  private func content(_ bench: Bench) throws -> InspectorView {
    let views = bench.stage.interface.side.subtree
    return try #require(views.first { $0 is InspectorView } as? InspectorView)
  }

  @Test("while nothing is chosen the tree has the room of the properties")
  func tall() throws {
    let bench = try Bench("four-phenomena", size: CGSize(width: 800, height: 600))
    bench.press("2", .control)
    bench.wait(0.1)
    let view = try content(bench)
    #expect(view.bounds.height - view.outline.frame.maxY < 90)
    bench.stage.session.choose(try bench.view("GLTableView"))
    bench.wait(0.1)
    #expect(view.sheet.frame.height > view.bounds.height * 0.4)
    bench.stage.session.choose(nil)
    bench.wait(0.1)
    #expect(view.bounds.height - view.outline.frame.maxY < 90)
  }

  @Test("what is chosen is seen whole in the tree, clear of its soft edges", arguments: [0, 6, 11])
  func revealed(index: Int) throws {
    let bench = try Bench("photos", size: CGSize(width: 800, height: 600))
    bench.press("2", .control)
    bench.wait(0.1)
    let outline = try content(bench).outline
    let row = try #require(outline.rows.dropFirst(index).first)
    bench.stage.session.choose(bench.stage.session.specimen.object(row.identity))
    bench.wait(0.1)
    let cells = outline.subtree.compactMap { $0 as? OutlineCell }
    let cell = try #require(cells.first { $0.named(at: .zero) == .shown(row.identity) })
    let place = cell.convert(cell.bounds, to: outline)
    let limit = SoftEdges.height
    #expect(place.minY >= (index == 0 ? 0 : limit) && place.maxY <= outline.bounds.height - limit)
  }

  @Test("the tree names the cells of a table by their texts")
  func cells() throws {
    let bench = try Bench("four-phenomena")
    let rows = bench.stage.session.specimen.host.perform {
      bench.stage.session.outline.rows(of: bench.stage.session.specimen.host.application)
    }
    let table = try #require(rows.firstIndex { $0.name == "GLTableView" })
    let cells = rows[(table + 1)...].filter { $0.name.hasPrefix("UITableViewCell “") }.map(\.name)
    #expect(cells.count > 3 && Set(cells).count == cells.count, "\(cells)")
  }

  @Test("the tree names cells without texts by their rows")
  func wordless() throws {
    let bench = try Bench { root in
      let table = WordlessTable(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      table.dataSource = table
      root.addSubview(table)
    }
    bench.wait(0.1)
    let rows = bench.stage.session.specimen.host.perform {
      bench.stage.session.outline.rows(of: bench.stage.session.specimen.host.application)
    }
    let cells = rows.map(\.name).filter { $0.hasPrefix("UITableViewCell ") }
    #expect(Set(cells) == ["UITableViewCell [0, 0]", "UITableViewCell [0, 1]"])
  }
}

/// A table with two cells without text.
private final class WordlessTable: UITableView, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
