/// What the panel's buttons and some keys do.
enum StageCommand: CaseIterable, Sendable {
  case startAnew
  case clearLog
  case shake
  case call
  case record
  case saveTest
  case printGestures
  case showKeys

  /// On the panel's button; nil for commands that have a key alone.
  var title: String? {
    switch self {
    case .startAnew: "Restart"
    case .clearLog: "Clear"
    case .shake: "Shake"
    case .call, .record, .saveTest, .printGestures: nil
    case .showKeys: "Keys"
    }
  }

  /// What it does, for the map of keys.
  var explanation: String {
    switch self {
    case .startAnew: "Open the scene anew"
    case .clearLog: "Empty the event log"
    case .shake: "Shake the phone"
    case .call: "A call comes in, and is over: touches are cancelled"
    case .record: "Record a scenario from the start; save the recording"
    case .saveTest: "Save the recording with its log, as a test"
    case .printGestures: "Print the gestures under way into the event log"
    case .showKeys: "Show this map"
    }
  }

  /// The key as `KeyPress` names it.
  var key: String {
    switch self {
    case .startAnew: "N"
    case .clearLog: "C"
    case .shake: "S"
    case .call: "I"
    case .record: "R"
    case .saveTest: "E"
    case .printGestures: "G"
    case .showKeys: "F1"
    }
  }
}
