import UIModel

/// Knows which subjects of the journal belong to the panel rather than to the scene.
@MainActor
final class OwnSubjects {
  private var identities: Set<ObjectIdentifier> = []

  /// Looks what is in some windows now: views, their recognizers, controllers.
  func refresh(_ windows: [UIWindow]) {
    identities = []
    for view in windows.flatMap(\.subtree) {
      identities.insert(ObjectIdentifier(view))
      for recognizer in view.gestureRecognizers ?? [] {
        identities.insert(ObjectIdentifier(recognizer))
      }
      if let controller = view.next as? UIViewController {
        identities.insert(ObjectIdentifier(controller))
      }
    }
  }

  /// Whether a subject was there at the last look.
  func contains(_ subject: Subject) -> Bool {
    identities.contains(subject.identity)
  }
}
