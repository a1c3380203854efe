import Foundation
import UIModel

/// Recording what is done in a scene.
extension Workbench {
  /// R: starts the scene anew and records it; when it is recorded, saves that.
  func toggleRecording() {
    guard recording == nil else { return saveRecording(asTest: false) }
    guard scene is ScenarioScene else {
      return recorder.note(
        "this scene is a program and can't be written to a file; open a scenario to record it",
        at: host.now)
    }
    startAnew()
    guard let scene = scene as? ScenarioScene else { return }
    recording = SceneRecording(scene, in: host) { [unowned self] in layout }
    recorder.note("recording; R saves it, E saves it as a test", at: host.now)
  }

  /// Stops, and writes the file. What can't be written goes on being recorded.
  func saveRecording(asTest isTest: Bool) {
    guard let recording else {
      return recorder.note("nothing is being recorded; R starts", at: host.now)
    }
    do {
      let text = try recording.text(at: host.now, isTest: isTest)
      let path = try RecordingFile.save(text, in: recordingFolder)
      recorder.note("recorded \(recording.extent) to \(path)", at: host.now)
      endRecording()
    } catch let failure as CommandFailure {
      recorder.note("\(failure.line ?? ""); still recording", at: host.now)
    } catch {
      recorder.note("the recording can't be written: \(error)", at: host.now)
    }
  }

  /// A window that closes saves what is being recorded.
  func close() {
    if recording != nil { saveRecording(asTest: false) }
  }

  /// Throws away what was recorded since the last save.
  func endRecording() {
    recording?.close()
    recording = nil
  }

  /// Feeds fingers, those on the phone by way of the recording if there is one.
  func feed(_ frame: InputFrame) {
    guard let recording else { return host.feed(frame) }
    if let rest = recording.take(frame, isFree: keyMap.isHidden) { host.feed(rest) }
    if recording.isFull { saveRecording(asTest: false) }
  }

  func feed(_ frame: PointerFrame) {
    if recording?.take(frame) != true { host.feed(frame) }
  }

  func feed(_ signal: SystemSignal, at time: TimeInterval) {
    guard let recording else { return host.feed(signal, at: time) }
    recording.take(signal, at: time)
  }
}
