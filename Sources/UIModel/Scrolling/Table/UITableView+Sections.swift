// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Headers and footers.
extension UITableView {
  /// Lays out the visible headers and footers. In a plain table they are pinned while their section is visible: the
  /// header at the top, the footer at the bottom. Source: Apple's reference page of `UITableView.Style.plain`.
  final func layOutSectionViews() {
    let visible = bounds
    var wanted: [(section: Int, isHeader: Bool, frame: CGRect)] = []
    for section in 0..<rowLayout.sectionCount {
      guard let span = rowLayout.section(section), span.bottom > visible.minY,
        span.top < visible.maxY
      else { continue }
      if let header = rowLayout.header(section), header.height > 0 {
        var frame = rect(header)
        if style == .plain {
          let pinned = max(frame.minY, visible.minY + edgeInsets.top)
          frame.origin.y = max(header.top, min(pinned, span.bottom - header.height))
        }
        wanted.append((section, true, frame))
      }
      if let footer = rowLayout.footer(section), footer.height > 0 {
        var frame = rect(footer)
        if style == .plain {
          let pinned = min(frame.minY, visible.maxY - edgeInsets.bottom - footer.height)
          frame.origin.y = max(rowLayout.header(section)?.bottom ?? span.top, pinned)
        }
        wanted.append((section, false, frame))
      }
    }
    sectionViews.removeAll { old in
      let isWanted = wanted.contains { $0.section == old.section && $0.isHeader == old.isHeader }
      if !isWanted { retire(old) }
      return !isWanted
    }
    for (section, isHeader, frame) in wanted { showSectionView(section, isHeader, frame) }
  }

  final func retireSectionViews() {
    for old in sectionViews { retire(old) }
    sectionViews = []
  }

  private func retire(_ old: SectionView) {
    old.view.removeFromSuperview()
    if let view = old.view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      sectionViewPool[identifier, default: []].append(view)
    }
  }

  final func takeSectionView(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = sectionViewPool[identifier]?.popLast() {
      // Calls app code: the application's view.
      view.prepareForReuse()
      return view
    }
    return sectionViewFactories[identifier]?(identifier)
  }

  final func sectionView(_ section: Int, isHeader: Bool) -> UITableViewHeaderFooterView? {
    layoutIfNeeded()
    return sectionViews.first { $0.section == section && $0.isHeader == isHeader }?.view
      as? UITableViewHeaderFooterView
  }

  private func showSectionView(_ section: Int, _ isHeader: Bool, _ frame: CGRect) {
    if let known = sectionViews.first(where: { $0.section == section && $0.isHeader == isHeader }) {
      known.view.frame = frame
      return
    }
    guard let view = makeSectionView(section, isHeader: isHeader) else { return }
    view.frame = frame
    addSubview(view)
    sectionViews.append(SectionView(section: section, isHeader: isHeader, view: view))
  }

  private func makeSectionView(_ section: Int, isHeader: Bool) -> UIView? {
    // Calls app code: the delegate, then the data source.
    let own =
      isHeader
      ? rowDelegate?.tableView(self, viewForHeaderInSection: section)
      : rowDelegate?.tableView(self, viewForFooterInSection: section)
    if let own { return own }
    guard let title = title(of: section, isHeader: isHeader) else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }
}
