// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

extension XConnection {
  /// Disables an input device, as if it were disconnected, or enables it again.
  ///
  /// The server ends the touches of a device that goes off. This is the `Device Enabled` property
  /// of XInput 2, which the `xinput` tool sets too.
  func setDevice(named name: String, isEnabled: Bool) throws {
    let extensionCode = try opcode(ofExtension: "XInputExtension")
    try announceVersion(extensionCode)
    let device = try deviceNumber(of: name, extensionCode)
    let enabled = try atom("Device Enabled")
    let changeProperty: UInt8 = 57
    try perform(extensionCode, changeProperty) {
      $0.put(device)
      $0.put(UInt8(0))  // replace
      $0.put(UInt8(8))  // bits an item
      $0.put(enabled)
      $0.put(UInt32(19))  // the atom INTEGER
      $0.put(UInt32(1))
      $0.put(UInt8(isEnabled ? 1 : 0))
    }
  }

  private func announceVersion(_ extensionCode: UInt8) throws {
    let queryVersion: UInt8 = 47
    _ = try ask(extensionCode, queryVersion) {
      $0.put(UInt16(2))
      $0.put(UInt16(2))
    }
  }

  private func deviceNumber(of name: String, _ extensionCode: UInt8) throws -> UInt16 {
    let queryDevice: UInt8 = 48
    let reply = try ask(extensionCode, queryDevice) {
      $0.put(UInt16(0))  // all devices
      $0.zeros(2)
    }
    var offset = 32
    for _ in 0..<reply.half(at: 8) {
      let nameLength = Int(reply.half(at: offset + 8))
      if reply.text(at: offset + 12, count: nameLength) == name { return reply.half(at: offset) }
      var next = offset + 12 + (nameLength + 3) / 4 * 4
      for _ in 0..<reply.half(at: offset + 6) { next += Int(reply.half(at: next + 2)) * 4 }
      offset = next
    }
    throw RigError("The X server has no device named \(name).")
  }
}
