// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Watches a file for changes: it was written and closed, replaced by another file (as editors do), or removed without
/// being replaced soon.
///
/// It does not poll: on Linux, inotify reports changes in the file's folder to the main queue. On other systems changes
/// are not noticed.
@MainActor
package final class FileWatch {
  /// The file's name, and the name of the file that it links to.
  private let names: Set<String>
  private let path: String
  /// The time for which a file may be missing while an editor saves it, in seconds.
  private static let gap: TimeInterval = 0.3
  private let changed: @MainActor () -> Void
  private var source: (any DispatchSourceRead)?

  /// Starts to watch a file.
  ///
  /// - Parameters:
  ///   - path: the file, which need not exist yet; its folder must exist.
  ///   - changed: called on the main queue, once for simultaneous changes. The file may have been removed.
  package init(_ path: String, changed: @escaping @MainActor () -> Void) {
    let file = URL(fileURLWithPath: path)
    let files = [file, file.resolvingSymlinksInPath()]
    names = Set(files.map(\.lastPathComponent))
    (self.path, self.changed) = (path, changed)
    #if os(Linux)
      let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      guard descriptor >= 0 else { return }
      let kinds = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO) | Self.losses
      for folder in Set(files.map { $0.deletingLastPathComponent().path }).sorted() {
        inotify_add_watch(descriptor, folder, kinds)
      }
      let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
      source.setEventHandler { [weak self] in
        MainActor.assumeIsolated { self?.read(descriptor) }
      }
      source.setCancelHandler { close(descriptor) }
      source.resume()
      self.source = source
    #endif
  }

  /// Stops watching. Every owner must call this before it releases the watch.
  package func stop() {
    source?.cancel()
    source = nil
  }

  #if os(Linux)
    /// The inotify events after which the file does not exist or has another name.
    private static let losses = UInt32(IN_DELETE | IN_MOVED_FROM)

    private func read(_ descriptor: Int32) {
      var (isOurs, isGone) = (false, false)
      withUnsafeTemporaryAllocation(byteCount: 8_192, alignment: 8) { buffer in
        while true {
          let count = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
          guard count > 0 else { return }
          for mask in kinds(in: UnsafeRawBufferPointer(rebasing: buffer[..<count])) {
            if mask & Self.losses == 0 { isOurs = true } else { isGone = true }
          }
        }
      }
      if isOurs { changed() } else if isGone { tellIfGone() }
    }

    /// Reports that the file was removed, unless an editor replaces it soon. In that case the replacement is reported.
    private func tellIfGone() {
      DispatchQueue.main.asyncAfter(deadline: .now() + Self.gap) { [weak self] in
        MainActor.assumeIsolated {
          guard let self, self.source != nil, access(self.path, F_OK) != 0 else { return }
          self.changed()
        }
      }
    }

    /// Returns the inotify events that concern the file, or that report lost events.
    private func kinds(in events: UnsafeRawBufferPointer) -> [UInt32] {
      let head = MemoryLayout<inotify_event>.size
      var start = 0
      var kinds: [UInt32] = []
      while start + head <= events.count {
        let mask = events.loadUnaligned(fromByteOffset: start + 4, as: UInt32.self)
        let length = Int(events.loadUnaligned(fromByteOffset: start + 12, as: UInt32.self))
        let name = events[(start + head)..<min(events.count, start + head + length)]
        if mask & UInt32(IN_Q_OVERFLOW) != 0
          || names.contains(String(decoding: name.prefix { $0 != 0 }, as: UTF8.self))
        {
          kinds.append(mask)
        }
        start += head + length
      }
      return kinds
    }
  #endif
}
