// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Auditing
import Explaining
import Foundation
import SandboxSession
import Scenarios
import UIModel

struct Sheet {
  enum Content {
    case answer(Answer)
    /// The command palette, with all commands or those of a group.
    case palette(CommandRow.Group?)
    case files(FileChooser)
    case phones
  }

  var window: SheetWindow?
  var content: Content?
  /// The revision of the session's answer that was shown last.
  var answerRevision = 0
}

extension Shell {
  /// Shows the session's answer if it changed.
  func showAnswer() {
    guard sheet.answerRevision != session.answerRevision else { return }
    sheet.answerRevision = session.answerRevision
    if let answer = session.answer { show(.answer(answer)) } else { hideSheet() }
  }

  /// Shows a field that finds commands, scenes and views, or only the commands of a group.
  func showPalette(of group: CommandRow.Group? = nil) {
    closeSheet()
    show(.palette(group))
    (sheet.window?.content as? PaletteView)?.beginSearch()
  }

  /// Closes the card. The focus returns to the control that had it.
  func closeSheet() {
    if session.answer != nil { session.answer = nil }
    sheet.answerRevision = session.answerRevision
    hideSheet()
  }

  /// Opens a card. It replaces an open one.
  func show(_ content: Sheet.Content) {
    let before = sheet.window
    hideSheet()
    let window = host.perform { card(content) }
    window.onClose = { [unowned self] in send(.closeSheet) }
    window.isHidden = false
    (sheet.window, sheet.content) = (window, content)
    arrangeSheet()
    window.scroll(as: before)
    findFocus()
  }

  private func hideSheet() {
    guard let window = sheet.window else { return }
    if let palette = window.content as? PaletteView {
      palette.endSearch()
      interface.window.makeKey()
    }
    window.isHidden = true
    (sheet.window, sheet.content) = (nil, nil)
    findFocus()
  }

  func arrangeSheet() {
    sheet.window?.frame = screen.bounds
    sheet.window?.column = layout.panel
  }

  private func card(_ content: Sheet.Content) -> SheetWindow {
    let measure = TextMeasure(typeface)
    func prose(_ title: String, _ blocks: [ProseView.Block]) -> SheetWindow {
      SheetWindow(title, ProseView(blocks, theme, measure), at: .side, theme, measure)
    }
    switch content {
    case .palette(let group):
      let title = group == nil ? "Find" : "Files"
      return list(title, PaletteView(theme) { [unowned self] in found($0, in: group) })
    case .files(let chooser):
      let (title, hint, text) = words(of: chooser)
      return list(
        title,
        PaletteView(theme, hint: hint, text: text) { [unowned self] in items(of: chooser, for: $0) }
      )
    case .phones:
      return list(
        "Phone", PaletteView(theme, hint: "Phone or tablet") { [unowned self] in phones(for: $0) })
    case .answer(.whyNot(let whyNot)):
      return prose("Why? \(whyNot.name)", blocks(of: whyNot, withStory: true))
    case .answer(.fix(let whyNot)):
      return prose("Fix: \(whyNot.name)", blocks(of: whyNot, withStory: false))
    case .answer(.finding(let answer)):
      return prose("Finding: \(answer.finding.name)", blocks(of: answer))
    case .answer(.whatIf(let whatIf, let origin)):
      let remedies = origin?.answer.whyNot?.remedies ?? []
      let offer = remedies.indices.first { $0 == origin?.remedy }.map { remedies[$0] }
      let view = WhatIfView(whatIf, offer: offer?.sentence, theme, measure)
      if let origin { view.offerToApply { [unowned self] in send(.applyRemedy(origin.remedy)) } }
      return SheetWindow("What if", view, at: .wide, theme, measure)
    case .answer(.changedBefore(let gesture)):
      return prose("What if", blocks(ofChangedBefore: gesture))
    case .answer(.advice(let title, let sentence)): return prose(title, [.text(sentence)])
    case .answer(.unusable(let refusal)):
      return prose("This file can't be used", blocks(of: refusal))
    case .answer(.unsaved(let failure)): return prose("Not saved", blocks(of: failure))
    case .answer(.device(let story)):
      let view = DeviceView(story, theme, measure)
      let window = SheetWindow("Device and UIModel", view, at: .wide, theme, measure)
      window.keys = [
        "Left": { [unowned view] in view.step(-1) }, "Right": { [unowned view] in view.step(1) },
      ]
      return window
    case .answer(.different(let verdict)): return prose("Not as expected", blocks(of: verdict))
    }
  }

  private func list(_ title: String, _ palette: PaletteView) -> SheetWindow {
    palette.onChoose = { [unowned self] request in
      send(.closeSheet)
      send(request)
    }
    let window = SheetWindow(title, palette, at: .side, theme, TextMeasure(typeface))
    window.keys = [
      "Up": { [unowned palette] in palette.step(-1) },
      "Down": { [unowned palette] in palette.step(1) },
    ]
    return window
  }

  // MARK: What cards say

  func blocks(of whyNot: WhyNot, withStory: Bool) -> [ProseView.Block] {
    var blocks = remarks(on: whyNot) + ProseView.blocks(of: whyNot.answer)
    for (index, remedy) in whyNot.remedies.prefix(3).enumerated() {
      blocks.append(.notice(([remedy.sentence] + remedy.remarks).joined(separator: " ")))
      if !remedy.swift.isEmpty { blocks.append(.code(remedy.swift.joined(separator: "\n"))) }
      // The text about the applied change is below the buttons, so that the buttons do not move when it appears.
      blocks.append(.buttons(buttons(of: remedy, index, isCopied: whyNot.copied == index)))
      guard session.isApplied(remedy) else {
        if session.isAlreadySo(remedy) {
          blocks.append(.text("The scene already has this change. Touch \(whyNot.name) again."))
        }
        continue
      }
      let result = whyNot.success ?? "Touch again to see the effect."
      blocks.append(.colored("✓ Applied. \(result)", theme.goodText))
      blocks += remedy.words.map { .text($0) }
    }
    if whyNot.isSearching { blocks.append(.text("Trying changes...")) }
    if !withStory, whyNot.remedies.isEmpty, !whyNot.isSearching, !whyNot.allActed {
      blocks.append(.text("No single change was found with which \(whyNot.name) would act."))
    }
    guard withStory, !whyNot.story.paragraphs.isEmpty else { return blocks }
    return blocks + [.rule] + ProseView.blocks(of: whyNot.story)
  }

  /// Returns the first blocks of a card: notices if the answer is outdated, or if the touch was replayed with changes
  /// that were made after it.
  private func remarks(on whyNot: WhyNot) -> [ProseView.Block] {
    var blocks: [ProseView.Block] = []
    if let remark = session.remark(on: whyNot) {
      blocks = [
        .notice(remark),
        .button("Ask about the last touch") { [unowned self] in send(.askAgain) },
      ]
    }
    if !whyNot.playedWith.isEmpty {
      let changes = whyNot.playedWith.joined(separator: ", ")
      blocks.append(
        .notice("The touch was played again with what was changed after it: \(changes)."))
    }
    return blocks
  }

  private func buttons(
    of remedy: WhyNot.Remedy, _ index: Int, isCopied: Bool
  ) -> [(title: String, act: @MainActor () -> Void)] {
    var buttons: [(title: String, act: @MainActor () -> Void)] = []
    if !remedy.changes.isEmpty {
      buttons.append(("What if", { [unowned self] in send(.tryRemedy(index)) }))
      if session.isApplied(remedy) {
        buttons.append(("Undo", { [unowned self] in send(.command(.undo)) }))
      } else if !session.isAlreadySo(remedy) {
        buttons.append(("Apply", { [unowned self] in send(.applyRemedy(index)) }))
      }
    }
    if !remedy.swift.isEmpty {
      let title = isCopied ? "Copied ✓" : "Copy as Swift"
      buttons.append((title, { [unowned self] in send(.copyRemedy(index)) }))
    }
    return buttons
  }

  private func blocks(ofChangedBefore gesture: LastGesture) -> [ProseView.Block] {
    let application = session.shown.host.application
    let changes = gesture.earlierChanges.map { $0.words(in: application) }
    let (what, it) = changes.count == 1 ? ("the change", "it") : ("the changes", "them")
    return [
      .text("Nothing was changed after the last gesture. Changed before it:")
    ] + changes.map { .notice($0) } + [
      .text("So the gesture was played with \(what). It can also be played without \(it)."),
      .button("Play without \(it): both logs side by side") { [unowned self] in
        send(.askWithoutEarlierChanges)
      },
    ]
  }

  private func blocks(of refusal: Answer.Unusable) -> [ProseView.Block] {
    let advice =
      refusal.isOpen
      ? "The scene on the phone goes on as it was. Save the file again, and it is read again."
      : "The scene on the phone goes on as it was."
    return [.notice(advice)] + refusal.lines.map { .text($0) }
  }

  private func blocks(of failure: Answer.Unsaved) -> [ProseView.Block] {
    let rest = "Nothing is lost: the recording goes on, and Stop (R) tries again to save it."
    return failure.sentences.map { .text($0) } + (failure.isRecording ? [.notice(rest)] : [])
  }

  /// Returns the first difference between a log and its expectation. Missing and additional lines are coloured.
  private func blocks(of verdict: Verdict) -> [ProseView.Block] {
    let rows = verdict.difference?.rows ?? []
    let omitted = verdict.difference?.omitted ?? 0
    return [
      .colored(verdict.sentence, theme.badText),
      .text("− was expected and did not come; + came and was not expected."),
    ]
      + rows.map { row in
        switch row.mark {
        case .same: .colored("  \(row.line)", theme.faintText)
        case .missing: .colored("− \(row.line)", theme.badText)
        case .extra: .colored("+ \(row.line)", theme.stateText)
        }
      } + (omitted > 0 ? [.text("\(omitted) more lines follow.")] : [])
  }
}
