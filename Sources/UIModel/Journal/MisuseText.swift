// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

extension Misuse: CustomStringConvertible {
  /// The misuse as a sentence: what was done, and its effect.
  package var description: String {
    switch self {
    case .illegalTransition(let transition): transition.description
    case .circleOfRequirements(let names):
      "A circle of failure requirements: \(names.joined(separator: " waits for ")). "
        + "The last requirement is dropped."
    case .emptyButtonMask(let tap):
      "\(tap) cannot require no button; its button mask stays what it was."
    case .noTouch(let recognizer, let index, let count):
      "\(recognizer) was asked for touch \(index); it reports \(count)."
    case .delegateOfScrollView(let recognizer, let scrollView):
      "\(recognizer) of \(scrollView) got a delegate; its only delegate must be its scroll view. "
        + "UIKit traps."
    case .endlessActions:
      "Actions kept assigning states that send actions; the turn ends unsettled."
    case .endlessChanges:
      "Recognizers kept changing each other's states; the turn ends unsettled."
    case .action(let action, let owner, let mistake): mistake.sentence(about: action, owner)
    case .geometryNotFinite(let view):
      "\(view) got a frame, bounds, center or transform with NaN or an infinite value; it is ignored."
    case .circleOfViews(let view, let superview):
      "\(view) can't be added to \(superview), which is in it."
    case .circleOfResponders(let responder, let next):
      "\(next) can't be the next responder of \(responder): that closes a circle."
    case .alreadyPresenting(let presenter, let controller):
      "\(presenter) can't present \(controller): the first already presents a controller, or the second is presented."
    case .presentedAbove(let presenter, let controller):
      "\(presenter) can't present \(controller): \(controller) contains or presents it already."
    case .childAbove(let parent, let child):
      "\(child) can't be a child of \(parent): \(child) contains or presents it already."
    case .viewOfAnother(let controller, let view, let owner):
      "\(view) can't be the view of \(controller), as it is the view of \(owner)."
    case .viewAbove(let controller, let view):
      "\(view) can't be the view of \(controller), which is in it."
    case .presentingWithoutWindow(let presenter, let controller):
      "\(presenter) can't present \(controller): it is in no window."
    case .noSegment(let control, let index, let count):
      "\(control) was asked for segment \(index); it has \(count)."
    case .table(let table, let mistake): mistake.sentence(about: table)
    case .clockMovedInCallback: "The clock was moved from inside a callback; it stays where it is."
    case .inputInCallback:
      "Input was fed from inside a callback; it waits until the callback is over."
    }
  }
}

extension ActionMisuse {
  fileprivate func sentence(about action: String, _ owner: String) -> String {
    switch self {
    case .notAdded:
      "\(owner) has no target with the action \(action), so none was removed. Selectors made from a "
        + "method without a name are equal only if made at the same position in the source; keep the "
        + "selector, or name both."
    case .notImplemented: "\(owner) does not implement \(action)."
    case .otherSender: "\(action) of \(owner) does not take the sender that was given."
    }
  }
}

extension TableMisuse {
  fileprivate func sentence(about table: String) -> String {
    switch self {
    case .count(let count, let section, let most):
      "\(table): the data source says \(count) \(section.map { "rows in section \($0)" } ?? "sections"); "
        + "0 to \(most) can be laid out."
    case .unregisteredCell(let identifier):
      "\(table) was asked for a cell \"\(identifier)\"; none is registered. UIKit traps."
    case .cells(let most):
      "\(table) has more visible rows than there are cells, \(most) in all tables. UIKit would make them all."
    case .noRow(let row): "\(table) can't scroll to \(row): there is no such row. UIKit traps."
    case .endUpdatesWithoutBegin: "\(table) got endUpdates without beginUpdates."
    case .invalidUpdate(let contradiction):
      "\(table): invalid update: \(contradiction.clause). UIKit traps."
    }
  }
}

extension UpdateContradiction {
  fileprivate var clause: String {
    switch self {
    case .noSuchRowBefore(let row): "there was no row \(row)"
    case .noSuchRowNow(let row): "there is no row \(row)"
    case .sections(let before, let changed, let now):
      "\(before) sections with these changes are \(changed), the data source says \(now)"
    case .rows(let section, let before, let changed, let now):
      "\(before) rows in section \(section) with these changes are \(changed), the data source says \(now)"
    }
  }
}

extension IllegalGestureTransition: CustomStringConvertible {
  /// The change as a sentence: the recognizer, both states, and the effect.
  package var description: String {
    let refusal = "\(recognizer) cannot go from \(from) to \(to)"
    if let instead { return "\(refusal); it counts as \(instead)." }
    return "\(refusal); what follows an end is its reset, which UIKit does."
  }
}
