// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Keeping what a search reads of the views up to date.
extension UIView {
  /// The table of the subviews, made if need be; nil without subviews.
  @inline(__always)
  final var hitTableIfAny: HitTable? {
    hitTable ?? (storedSubviews.isEmpty ? nil : makeHitTable())
  }

  @inline(never)
  private final func makeHitTable() -> HitTable {
    let table = HitTable(of: self)
    setHitTable(table)
    return table
  }

  /// Takes a table over and tells the superview's where it is.
  final func setHitTable(_ table: HitTable) {
    let isElsewhere = hitTable?.header != table.header
    hitTable = table
    if isElsewhere { storedSuperview?.hitTable?.setTable(table, of: self) }
  }

  /// The view's geometry, visibility or willingness changed.
  final func updateHitTable() {
    storedSuperview?.hitTable?.update(self)
  }
}
