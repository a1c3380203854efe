// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The server's `xorg.conf`: one screen in memory and three test devices, without any probing of hardware.
struct XorgConfiguration {
  /// The devices by the names that the server lists them under.
  enum Device: String {
    case touch
    case pointer
    case keyboard
  }

  let screen: CGSize
  let directory: String

  var path: String { "\(directory)/xorg.conf" }
  var logPath: String { "\(directory)/xorg.log" }

  func socketPath(of device: Device) -> String {
    "\(directory)/\(device.rawValue)"
  }

  /// Returns the last errors in the server's log, for messages.
  func lastWords() -> String {
    let log = (try? String(contentsOfFile: logPath, encoding: .utf8)) ?? ""
    let errors = (try? String(contentsOfFile: "\(directory)/xorg.err", encoding: .utf8)) ?? ""
    let complaints = log.split(separator: "\n").filter { $0.contains("(EE)") }
    return (complaints.suffix(10) + errors.split(separator: "\n").suffix(10))
      .joined(separator: "\n")
  }

  var text: String {
    let width = Int(screen.width)
    let height = Int(screen.height)
    let mode = "\(width)x\(height)"
    let timing = [
      width, width + 1, width + 2, width + 3, height, height + 1, height + 2, height + 3,
    ]
    .map(String.init).joined(separator: " ")
    return """
      Section "ServerLayout"
        Identifier "layout"
        Screen "screen"
        InputDevice "touch" "SendCoreEvents"
        InputDevice "pointer" "CorePointer"
        InputDevice "keyboard" "CoreKeyboard"
      EndSection
      Section "ServerFlags"
        Option "AutoAddDevices" "false"
        Option "AutoAddGPU" "false"
        Option "DontVTSwitch" "true"
        Option "BlankTime" "0"
      EndSection
      Section "Device"
        Identifier "card"
        Driver "dummy"
        VideoRam 131072
      EndSection
      Section "Monitor"
        Identifier "monitor"
        HorizSync 1-1000
        VertRefresh 1-1000
        Modeline "\(mode)" 100.00 \(timing)
      EndSection
      Section "Screen"
        Identifier "screen"
        Device "card"
        Monitor "monitor"
        DefaultDepth 24
        SubSection "Display"
          Depth 24
          Modes "\(mode)"
          Virtual \(width) \(height)
        EndSubSection
      EndSection
      \(section(.touch, "Touch", more: "Option \"TouchCount\" \"20\""))
      \(section(.pointer, "PointerAbsolute"))
      \(section(.keyboard, "Keyboard", more: "Option \"XkbRules\" \"evdev\""))

      """
  }

  private func section(_ device: Device, _ type: String, more: String = "") -> String {
    """
    Section "InputDevice"
      Identifier "\(device.rawValue)"
      Driver "inputtest"
      Option "SocketPath" "\(socketPath(of: device))"
      Option "DeviceType" "\(type)"
      \(more)
    EndSection
    """
  }
}
