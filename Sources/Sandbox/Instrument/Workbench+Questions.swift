// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Why not, and what if.
extension Workbench {
  /// Asks about whom the focus of the keyboard is at, else about what is chosen in the inspector, else about what
  /// was hit last.
  func askWhyNot() {
    if let named = namedByFocus { return askWhyNot(named) }
    let chosen = instrument.selection.object(in: shown.host.application)
    guard let object = chosen ?? lastHitView else {
      let lack = LastGesture.lack(in: shown, goingOnIn: specimen)
      return show(
        .advice(
          "Why not?",
          lack.sentence
            ?? "Touch the phone first, or choose something with X: then this says what became of the "
            + "last touch, as far as that is concerned. A right click asks about what is under it.")
      )
    }
    askWhyNot(object)
  }

  /// Asks about what is seen at a place of the window.
  func askWhyNot(at place: CGPoint) {
    let place = layout.onPhone(place)
    let view = shown.host.perform { ViewPicker.view(at: place, in: shown.host) }
    if let view { askWhyNot(view.viewThatActs(forwarders: shown.chronicle.forwarders)) }
  }

  /// Opens a sheet with what became of the last touch, as far as somebody is concerned.
  func askWhyNot(_ object: AnyObject) {
    choose(object)
    show(WhyNot(object, in: shown, goingOnIn: specimen))
  }

  /// Opens a sheet with an answer.
  func show(_ whyNot: WhyNot) {
    show(.whyNot(whyNot))
    recorder.note("Why not: \(whyNot.name)", at: now)
  }

  /// Plays the last gesture with what was changed since put in before it. While a card offers another comparison,
  /// that one.
  func askWhatIf() {
    if case .whyNot(let whyNot)? = instrument.sheetContent, let whatIf = whyNot.whatIf {
      return show(whatIf)
    }
    guard let gesture = lastGesture else {
      let lack = LastGesture.lack(in: shown, goingOnIn: specimen)
      return show(
        .advice(
          "What if", lack.sentence ?? "Touch the phone first: what if is about the last gesture."))
    }
    if !gesture.changes.isEmpty { return show(WhatIf(gesture, gesture.changes)) }
    if case .changedBefore? = instrument.sheetContent { return askWithoutEarlierChanges() }
    guard gesture.earlierChanges.isEmpty else { return show(.changedBefore(gesture)) }
    show(
      .advice(
        "What if",
        (isLive ? "Change" : "The past can't be changed: End returns to now. Then change")
          + " something first: a property in the inspector, or one of the scene's switches. "
          + "Then the last gesture is played twice, as it was and with the change before it, and "
          + "both logs stand here side by side."))
  }

  /// The last gesture that began by the instant that is shown, also what came of it later.
  private var lastGesture: LastGesture? { LastGesture(of: shown, goingOnIn: specimen) }

  /// Plays the last gesture without what was changed before it.
  private func askWithoutEarlierChanges() {
    if let gesture = lastGesture, !gesture.earlierChanges.isEmpty {
      show(WhatIf(withoutEarlierChangesOf: gesture))
    }
  }

  private func show(_ whatIf: WhatIf) {
    show(.whatIf(whatIf))
    recorder.note("What if \(whatIf.changes.joined(separator: ", "))", at: now)
  }

  /// Who would have acted where the last finger hit.
  private var lastHitView: AnyObject? {
    for record in shown.chronicle.records.reversed() {
      if case .touchBound(_, _, let view?, _) = record.entry.fact {
        let view = shown.object(view.identity) as? UIView
        return view?.viewThatActs(forwarders: shown.chronicle.forwarders)
      }
    }
    return nil
  }

  // MARK: Sheets

  /// What a sheet says.
  enum SheetContent {
    case whyNot(WhyNot)
    case whatIf(WhatIf)
    case changedBefore(LastGesture)
    case advice(String, String)
    case unusable(UnusableContent)
    case unsaved(Unsaved)
    case recent([String])
  }

  /// Opens a sheet in place of the one that is open.
  func show(_ content: SheetContent) {
    closeSheet()
    let measure = TextMeasure(typeface)
    let sheet = host.perform {
      switch content {
      case .whyNot(let whyNot):
        SheetWindow(
          "Why not? \(whyNot.name)", ProseView(blocks(of: whyNot), theme, measure), at: .side,
          theme, measure)
      case .whatIf(let whatIf):
        SheetWindow("What if", WhatIfView(whatIf, theme, measure), at: .wide, theme, measure)
      case .changedBefore(let gesture):
        SheetWindow(
          "What if", ProseView(blocks(ofChangedBefore: gesture), theme, measure), at: .side, theme,
          measure)
      case .advice(let title, let sentence):
        SheetWindow(title, ProseView([.text(sentence)], theme, measure), at: .side, theme, measure)
      case .unusable(let unusable):
        SheetWindow(
          "This file can't be used", ProseView(blocks(of: unusable), theme, measure), at: .side,
          theme, measure)
      case .unsaved(let unsaved):
        SheetWindow(
          "This is not saved", ProseView(blocks(of: unsaved), theme, measure), at: .side, theme,
          measure)
      case .recent(let paths):
        SheetWindow(
          "Open again", ProseView(blocks(ofRecent: paths), theme, measure), at: .side, theme,
          measure)
      }
    }
    if case .recent(let paths) = content { sheet.keys = keys(ofRecent: paths) }
    sheet.onClose = { [unowned self] in later { [unowned self] in closeSheet() } }
    sheet.isHidden = false
    instrument.sheet = sheet
    instrument.sheetContent = content
    arrangeSheet()
    findFocus()
  }

  /// Takes the sheet away; the focus goes back to where it was.
  func closeSheet() {
    guard let sheet = instrument.sheet else { return }
    sheet.isHidden = true
    (instrument.sheet, instrument.sheetContent) = (nil, nil)
    findFocus()
  }

  /// Gives the sheet its place.
  func arrangeSheet() {
    instrument.sheet?.frame = screen.bounds
    instrument.sheet?.column = layout.panel
  }

  private func blocks(ofChangedBefore gesture: LastGesture) -> [ProseView.Block] {
    let changes = gesture.earlierChanges.map { $0.words(in: shown.host.application) }
    let (what, it) = changes.count == 1 ? ("the change", "it") : ("the changes", "them")
    return [
      .text("Nothing was changed since the last gesture. This was changed before it:")
    ] + changes.map { .notice($0) } + [
      .text("So the gesture was made with \(what). It can be played without \(it), too."),
      .button("What if not: both logs side by side") { [unowned self] in
        later { [unowned self] in askWithoutEarlierChanges() }
      },
    ]
  }

  private func blocks(of whyNot: WhyNot) -> [ProseView.Block] {
    var blocks = ProseView.blocks(of: whyNot.answer)
    if let remedy = whyNot.remedy {
      blocks.append(.notice(remedy.sentence))
      blocks.append(
        .button("What if: both logs side by side") { [unowned self] in
          later { [unowned self] in
            if let whatIf = whyNot.whatIf { show(whatIf) }
          }
        })
    }
    guard !whyNot.story.paragraphs.isEmpty else { return blocks }
    return blocks + [.rule] + ProseView.blocks(of: whyNot.story)
  }
}
