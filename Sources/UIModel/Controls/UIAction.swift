// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// The closure of an action. Its parameter is the action.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// An element of menus and controls, with a title and an image.
@MainActor
open class UIMenuElement: NSObject {
  /// The attributes of an element in a menu.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The element can't be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The action deletes something permanently.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open after the action is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The check mark of a menu element.
  public enum State: Int, Sendable {
    /// Not checked.
    case off
    /// Checked.
    case on
    /// Checked in part: only some of the items that the element represents are.
    case mixed
  }

  /// The title in a menu or on a button.
  open var title: String
  /// The picture in a menu or on a button.
  open var image: UIImage?
  /// A smaller line under the title in a menu. Stored only.
  open var subtitle: String?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

/// A closure that a control runs, with a title, an image and an identifier.
open class UIAction: UIMenuElement {
  /// The identifier of an action. For each event, a control has at most one action with an identifier.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name of the action.
    public let rawValue: String

    /// Makes an identifier from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes an identifier from its name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  private final let givenIdentifier: Identifier?
  private final let handler: UIActionHandler

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: the text on a button or in a menu.
  ///   - image: the picture it shows.
  ///   - identifier: its name; by default one that no other action has.
  ///   - discoverabilityTitle: a longer title that explains it.
  ///   - attributes: its attributes in a menu.
  ///   - state: whether it is checked in a menu.
  ///   - handler: called with the action when it is performed.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    givenIdentifier = identifier
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// Makes an action with a subtitle, and with an image that menus show while it is checked.
  ///
  /// - Parameters:
  ///   - title: the text on a button or in a menu.
  ///   - subtitle: a smaller line under it in a menu.
  ///   - image: the picture it shows.
  ///   - selectedImage: the picture while it is checked.
  ///   - identifier: its name; by default one that no other action has.
  ///   - discoverabilityTitle: a longer title that explains it.
  ///   - attributes: its attributes in a menu.
  ///   - state: whether it is checked in a menu.
  ///   - handler: called with the action when it is performed.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title, image: image, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state,
      handler: handler)
    self.subtitle = subtitle
    self.selectedImage = selectedImage
  }

  /// The action's identifier: the given one, or one that no other existing action has.
  open var identifier: Identifier {
    givenIdentifier ?? Identifier("action at \(UInt(bitPattern: ObjectIdentifier(self).hashValue))")
  }
  /// A longer title that explains the action.
  open var discoverabilityTitle: String?
  /// The attributes in a menu. Controls run the action regardless of them.
  open var attributes: Attributes
  /// The check mark in a menu.
  open var state: State
  /// The picture in a menu while the action is checked. Stored only.
  open var selectedImage: UIImage?
  /// The sender of the last call of the handler; nil before the first call.
  open var sender: Any? { lastSender }
  private final weak var lastSender: AnyObject?

  /// Calls the handler. Controls call this method, too.
  ///
  /// - Parameters:
  ///   - sender: the object that runs the action.
  ///   - target: not used.
  open func performWithSender(_ sender: Any?, target: Any?) {
    lastSender = sender.map { object(of: $0) }
    // Calls app code: the application's closure.
    handler(self)
  }

  /// Runs the action for a sender.
  func perform(sender: AnyObject) {
    lastSender = sender
    // Calls app code: the application's closure.
    handler(self)
  }

  /// The description of this action in journal entries.
  package final var fact: ActionFact {
    ActionFact(name: journalName, shortName: journalName, target: nil)
  }

  /// The action's name in journal entries. A generated identifier is not used, because it differs in every run.
  package final var journalName: String {
    if let givenIdentifier { return givenIdentifier.rawValue }
    return title.isEmpty ? Self.untitledName : title
  }

  /// The name in journal entries of actions that have no identifier and no title.
  package static let untitledName = "UIAction"
}
