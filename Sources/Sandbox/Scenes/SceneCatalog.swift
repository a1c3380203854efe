/// The scenes that come with the program, in the order in which they teach.
enum SceneCatalog {
  /// A scene as `list` shows it.
  struct Entry: Equatable, Sendable {
    /// What `open` takes.
    let id: String
    /// One line about it.
    let title: String
  }

  /// All of them. The first is opened when no other is named.
  static let entries = [Entry(id: "fingers", title: "Where the fingers are")]
}
