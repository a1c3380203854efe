@main
struct SandboxApp {
  static func main() {
  }
}
