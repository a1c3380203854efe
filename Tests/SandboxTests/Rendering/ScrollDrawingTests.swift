// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox

@Suite("Drawing scroll views and tables")
@MainActor
struct ScrollDrawingTests {
  private let typeface: Typeface

  init() throws {
    typeface = try Typeface()
  }

  private func draw(_ view: UIView, _ width: Int, _ height: Int) -> PixelBuffer {
    let canvas = blackCanvas(width, height, typeface: typeface)
    canvas.clear(Color(hex: 0x808080))
    canvas.draw(view)
    return canvas.buffer
  }

  private let grey: UInt32 = 0xFF80_8080
  private let red: UInt32 = 0xFFFF_0000
  private let blue: UInt32 = 0xFF00_00FF

  @Test("content is cut off at the scroll view's edges and drawn at its offset")
  func clipping() {
    let scrollView = UIScrollView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    scrollView.contentSize = CGSize(width: 40, height: 200)
    let top = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 100))
    top.backgroundColor = .red
    let bottom = UIView(frame: CGRect(x: 0, y: 100, width: 60, height: 100))
    bottom.backgroundColor = .blue
    scrollView.addSubview(top)
    scrollView.addSubview(bottom)
    let before = draw(scrollView, 80, 80)
    #expect(before[12, 12] == red && before[12, 48] == red && before[12, 52] == grey)
    scrollView.contentOffset.y = 80
    let after = draw(scrollView, 80, 80)
    #expect(after[12, 12] == red && after[12, 48] == blue && after[12, 52] == grey)
    #expect(after[48, 48] == blue && after[55, 48] == grey && after[12, 8] == grey)
  }

  @Test("a bar at the side shows while the content moves, and is gone when it rests")
  func indicators() {
    let host = UIModel.Host(
      application: UIApplication(), screen: UIScreen(size: CGSize(width: 100, height: 100)))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.backgroundColor = .white
    let scrollView = UIScrollView(frame: window.bounds)
    scrollView.contentSize = CGSize(width: 100, height: 400)
    window.addSubview(scrollView)
    window.makeKeyAndVisible()
    scrollView.flashScrollIndicators()
    let shown = draw(window, 100, 100)
    let column = (0..<100).map { shown[95, $0] }
    #expect(column[20] != 0xFFFF_FFFF && column[80] == 0xFFFF_FFFF)
    host.advance(to: 5)
    #expect(draw(window, 100, 100)[95, 20] == 0xFFFF_FFFF)
    #expect(host.nextDeadline == nil)
  }

  private final class Rows: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessoryType = indexPath.row == 0 ? .disclosureIndicator : .none
      return cell
    }
  }

  @Test("rows have lines between them, accessories, and grey when selected or highlighted")
  func rows() {
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 150), style: .plain)
    table.dataSource = rows
    table.layoutIfNeeded()
    let picture = draw(table, 100, 150)
    let white: UInt32 = 0xFFFF_FFFF
    #expect(picture[50, 20] == white && picture[50, 43] != white && picture[8, 43] == white)
    #expect((75..<90).contains { picture[$0, 22] != white })
    #expect(!(75..<90).contains { picture[$0, 66] != white })
    table.selectRow(
      at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    table.cellForRow(at: IndexPath(row: 2, section: 0))?.isHighlighted = true
    let marked = draw(table, 100, 150)
    #expect(marked[50, 20] == white && marked[50, 60] != white && marked[50, 110] != white)
    table.separatorStyle = .none
    #expect(draw(table, 100, 150)[50, 43] == white)
  }
}
