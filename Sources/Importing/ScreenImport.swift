// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Options for reading a paste.
package struct ImportOptions: Sendable {
  /// The view that did not get the touch, by name, class, text or address; nil for none.
  package var view: String?
  /// True to replace texts by their length.
  package var isAnonymous = false

  /// Makes options. By default no view is asked about and texts are kept.
  package init(view: String? = nil, isAnonymous: Bool = false) {
    self.view = view
    self.isAnonymous = isAnonymous
  }
}

/// The reason why a paste gives no scene.
package enum ImportFailure: Error, Equatable {
  /// Nothing in the pasted text was recognized.
  case nothingRecognized(ImportReport)
  /// The pasted text does not contain the requested view. `names` are the views that it contains.
  case unknownView(String, names: [String])
}

/// A scene that was made from a paste.
package struct ImportedScreen: Equatable, Sendable {
  /// The scenario file.
  package let text: String
  /// The report about the used parts, the assumptions and the open questions.
  package let report: ImportReport
  /// The name of the requested view or recognizer. It is nil if there is none, or if the report's headings already say
  /// why no touch reaches the view, or why a touch on it does nothing.
  package let view: String?
}

/// Makes a scenario from pasted text: descriptions of views, recognizers, touches, controllers and elements.
package enum ScreenImport {
  /// Reads a paste.
  ///
  /// - Parameters:
  ///   - bytes: the text. It may be cut, quoted, wrapped, escaped and mixed with other text.
  ///   - options: the requested view, and other options.
  /// - Returns: the scene. Lines that can't be read do not stop the import; the report lists them.
  /// - Throws: an error if nothing is recognized, or if the requested view is missing.
  package static func read(
    _ bytes: [UInt8], _ options: ImportOptions = ImportOptions()
  ) throws(ImportFailure) -> ImportedScreen {
    let paste = Paste(bytes)
    let model = ScreenJoiner.join(paste.records)
    var report = paste.report
    if options.isAnonymous {
      report.unread = report.unread.map { ($0.line, "\($0.text.count) characters") }
    }
    guard !model.views.isEmpty else { throw .nothingRecognized(report) }
    var asked: Int?
    var recognizer: Int?
    if let name = options.view {
      asked = ViewSearch(model).find(name)
      if asked == nil {
        recognizer = ViewSearch(model).recognizer(name)
        asked = recognizer.flatMap(model.view(ofRecognizer:))
      }
      // The name may exist only in the scenario that is made, such as UILabel-2.
      if asked == nil { asked = plannedView(name, model, options, report) }
      guard asked != nil else { throw .unknownView(name, names: ViewSearch(model).names(options)) }
    }
    var planner = ScenePlanner(
      model, options, asked: asked, recognizer: recognizer, report: report)
    planner.make()
    guard !planner.plan.windows.isEmpty else { throw .nothingRecognized(report) }
    report = planner.report
    // A view that is not a control reacts through its recognizer, so the recognizer's name is returned as the view.
    let gesture = (recognizer ?? planner.onlyRecognizer).flatMap { planner.gestureNames[$0] }
    report.questions =
      Questions.about(planner) + (planner.plan.asked == nil ? report.questions : [])
    if recognizer == nil, let asked,
      let others = ViewSearch(model).others(like: asked, named: options.view)
    {
      report.headings.insert(others, at: 0)
    }
    return ImportedScreen(
      text: SceneWriter.text(planner.plan), report: report,
      view: planner.isTold
        ? nil : gesture ?? planner.plan.asked.map { planner.plan.nodes[$0].name })
  }

  /// Returns whether a text can be imported: it contains a description of a view, a touch or an element.
  package static func recognizes(_ bytes: [UInt8]) -> Bool {
    !ScreenJoiner.join(Paste(Array(bytes.prefix(1 << 20))).records).views.isEmpty
  }

  private static func plannedView(
    _ name: String, _ model: ScreenModel, _ options: ImportOptions, _ report: ImportReport
  ) -> Int? {
    var planner = ScenePlanner(model, options, asked: nil, report: report)
    planner.make()
    return planner.plan.nodes.first { $0.name.lowercased() == name.lowercased() }?.view
  }
}

/// A paste as records, with the remarks from reading it.
struct Paste {
  var records: [PlacedRecord] = []
  var report = ImportReport()

  init(_ bytes: [UInt8]) {
    var text = PasteText.normalized(bytes)
    report.linesRead =
      text.isEmpty ? 0 : text.count { $0 == .newline } + (text.last == .newline ? 0 : 1)
    decodeEscapedMarkup(&text)
    var elements: [ElementRecord] = []
    if let markup = ElementMarkup.read(text[...]) {
      elements += markup.elements
      Self.blank(&text, markup.range)
    }
    elements += Self.takeJSON(&text)
    records = elements.map { PlacedRecord(record: .element($0), line: $0.line, drawing: Drawing()) }
    let lines = PasteText.lines(text[...])
    let cleaner = LineCleaner(lines)
    let reader = RecordReader(LineJoiner.entries(of: lines.map(cleaner.clean)))
    records += reader.records
    report.unread = reader.unread
    report.gaps = reader.gaps
    report.cuts = reader.cuts
  }

  /// Decodes XML that a web page escaped.
  private func decodeEscapedMarkup(_ text: inout [UInt8]) {
    guard text[...].contains("&lt;XCUIElementType") else { return }
    text = Array(
      text[...].split(separator: .newline, omittingEmptySubsequences: false)
        .map { WebPage.lines($0).joined(separator: [.space]) }.joined(separator: [.newline]))
  }

  /// Reads trees in JSON, which start at the beginning of a line, and removes them from the text.
  private static func takeJSON(_ text: inout [UInt8]) -> [ElementRecord] {
    guard ["\"frame\"", "\"AXFrame\"", "\"rect\""].contains(where: { text[...].contains($0) })
    else { return [] }
    var elements: [ElementRecord] = []
    var (index, line, reached) = (0, 1, 0)
    while index < text.count {
      let start = text[...].skip(index) { $0 == .space || $0 == 0x09 }
      if start >= reached, let found = ElementJSON.read(text[...], at: start, line: line) {
        reached = found.end
        if !found.elements.isEmpty {
          elements += found.elements
          blank(&text, start..<found.end)
        }
      }
      index = (text[...].skip(start) { $0 != .newline }) + 1
      line += 1
    }
    return elements
  }

  /// Removes a part of the text without changing the line numbers.
  private static func blank(_ text: inout [UInt8], _ range: Range<Int>) {
    for index in range where text[index] != .newline { text[index] = .space }
  }
}

/// Finds the view that a word refers to.
struct ViewSearch {
  private let model: ScreenModel

  init(_ model: ScreenModel) { self.model = model }

  /// Finds a view by address, class, identifier or text. The first of several matches is used.
  func find(_ word: String) -> Int? { matches(word).first }

  /// Returns the views that a word fits best: first exactly, then regardless of case, last by the start of a text.
  private func matches(_ word: String) -> [Int] {
    if word.lowercased().hasPrefix("0x"), let view = model.byAddress[Self.digits(word)] {
      return [view]
    }
    let wanted = word.lowercased()
    let tests: [(isOfText: Bool, fits: (ScreenView) -> Bool)] = [
      (false, { $0.name.written == word }), (false, { $0.name.short == word }),
      (false, { ($0.element?.identifier ?? $0.identifier) == word }), (true, { $0.text == word }),
      (false, { $0.name.short.lowercased() == wanted }), (false, { $0.controller?.short == word }),
      (true, { $0.text?.lowercased() == wanted }),
      (false, { $0.placeholder?.lowercased() == wanted }),
      (false, { ($0.element?.identifier ?? $0.identifier)?.lowercased() == wanted }),
      (
        false,
        { $0.label.lowercased() == wanted || $0.label.lowercased().hasSuffix(": " + wanted) }
      ),
      (false, { NameTable.plain($0.name.short) == word }),
      (false, { $0.expressions.contains { $0 == word || $0.hasSuffix("." + word) } }),
      (true, { $0.text.map { Self.begins($0, wanted) } ?? false }),
      (false, { $0.placeholder.map { Self.begins($0, wanted) } ?? false }),
    ]
    for test in tests {
      let views = model.views.indices.filter { test.fits(model.views[$0]) }
      guard !views.isEmpty else { continue }
      var seen: Set<Int> = []
      return test.isOfText ? views.map(model.control).filter { seen.insert($0).inserted } : views
    }
    return []
  }

  /// Returns whether a text begins with a word in lowercase or, if UIKit shortened the text and ended it with dots,
  /// whether the word begins with the text before the dots.
  private static func begins(_ text: String, _ wanted: String) -> Bool {
    let text = text.lowercased()
    guard !wanted.isEmpty, !text.isEmpty else { return false }
    if text.hasPrefix(wanted) { return true }
    let dots = text.hasSuffix("...") ? 3 : text.hasSuffix("\u{2026}") ? 1 : 0
    return dots > 0 && text.count > dots + 3 && wanted.hasPrefix(text.dropLast(dots))
  }

  /// Finds a recognizer by address, class or name.
  func recognizer(_ word: String) -> Int? {
    let wanted = word.lowercased()
    return model.recognizers.firstIndex {
      $0.address.map { wanted == "0x\($0)" || wanted.hasPrefix("0x") && Self.digits(word) == $0 }
        == true
        || $0.name.written.lowercased() == wanted || $0.name.short.lowercased() == wanted
        || $0.label?.lowercased() == wanted
    }
  }

  private static func digits(_ address: String) -> String {
    String(address.lowercased().dropFirst(2).drop { $0 == "0" })
  }

  /// Returns a sentence about other views that the word could mean.
  func others(like view: Int, named word: String?) -> String? {
    guard let word, !word.lowercased().hasPrefix("0x") else { return nil }
    let others = matches(word).filter { $0 != view }
    guard !others.isEmpty else { return nil }
    let addresses = others.prefix(3).compactMap { model.views[$0].address }.map { "0x\($0)" }
    return
      "\(others.count + 1) views \(model.views[view].name.short == word ? "are called" : "fit") \(word). This is about the first one. "
      + (addresses.isEmpty
        ? "The text has no addresses of the others."
        : "Ask about another one by its address: \(addresses.joined(separator: ", ")).")
  }

  /// Returns names of views that can be requested: classes, the app's own first, then texts and addresses.
  func names(_ options: ImportOptions) -> [String] {
    let classes = model.views.prefix(2_000).map {
      $0.element.map { $0.name.isEmpty ? $0.type : $0.name } ?? $0.name.short
    }
    let own = classes.filter { !KnownClass.isOfUIKit(ClassName($0)) }
    let texts = model.views.lazy.filter { $0.element == nil }.flatMap { [$0.text, $0.placeholder] }
      .compactMap { $0 }.filter { !$0.isEmpty && $0.count <= 40 }.prefix(Self.shown)
    let addresses = model.views.lazy.compactMap(\.address).prefix(Self.shown).map { "0x\($0)" }
    let distinct = (own + classes).distinct
    return distinct.prefix(2 * Self.shown)
      + (options.isAnonymous ? [] : Array(texts).distinct.map { "\"\($0)\"" }) + addresses
      + distinct.dropFirst(2 * Self.shown)
  }

  /// The number of texts, and of addresses, that a message shows.
  private static let shown = 5
}
