// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import UIModel

/// Chooses files, and writes the window's own files.
extension Shell {
  /// Shows a folder, to open a file in it or to save one.
  func showFiles(_ purpose: FileChooser.Purpose) {
    let recent = purpose == .open ? state.recentFiles : []
    show(FileChooser(folder: session.folder, purpose: purpose, recent: recent))
  }

  func show(_ chooser: FileChooser) {
    closeSheet()
    show(.files(chooser))
    (sheet.window?.content as? PaletteView)?.beginSearch()
  }

  /// Returns the title of the card for choosing files, the hint in its field, and the text in the field.
  func words(of chooser: FileChooser) -> (title: String, hint: String, text: String) {
    switch chooser.purpose {
    case .open: return ("Open", "Words of a name, or a path", "")
    case .save(let ending):
      let name = session.fileName.map(AssetFolder.id) ?? session.entry.id
      let title = ["swift": "Export as a Swift test", "png": "Export a picture"][ending]
      return (title ?? "Save as", "A name", "\(name).\(ending)")
    }
  }

  /// Returns the entries that are listed for a typed text.
  func items(of chooser: FileChooser, for text: String) -> [PaletteView.Item] {
    chooser.items(for: text).map { item in
      let request: Request =
        switch item.target {
        case .folder: .showFiles(FileChooser(folder: item.path, purpose: chooser.purpose))
        case .open: .openFile(item.path)
        case .save: .saveFile(item.path)
        }
      return PaletteView.Item(title: item.title, detail: item.detail, request: request)
    }
  }

  /// Saves the input, or a picture of the window if the path has the extension of one.
  func save(as path: String) {
    guard [".png", ".svg"].contains(where: path.lowercased().hasSuffix) else {
      return session.save(as: path)
    }
    do {
      let size = state.windowSize ?? screen.bounds.size
      let buffer = PixelBuffer(width: Int(size.width), height: Int(size.height))
      let pixels = WindowPixels(buffer: buffer, scale: 1, isFresh: true)
      let painter = look.makePainter()
      _ = painter.draw(layers(for: scaled(pixels)), into: pixels)
      try PictureFile.write(painter.items, buffer.bounds, to: path, typeface)
      session.note("wrote the picture \(path)")
      session.confirm("Exported \(path).")
    } catch {
      session.note("\(error)")
      session.answer = .unsaved(Answer.Unsaved(isRecording: false, sentences: ["\(error)"]))
    }
  }

  /// The title of the desktop's window.
  var title: String {
    let name = session.fileName ?? session.entry.id
    return "\(name)\(session.recording.isOn ? " (recording)" : "") \u{2013} Sandbox"
  }

  /// The line about the scene's file in the panel.
  var fileWords: String {
    if session.recording.isOn { return "Recording" }
    guard let name = session.fileName else { return "Not saved" }
    return session.recording.own == nil ? name : "Saved as \(name)"
  }
}
