// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Testing
import UIKit

@MainActor
private final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var calls: [String] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("launched")
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    calls.append("active")
  }

  func applicationWillTerminate(_ application: UIApplication) {
    calls.append("terminating")
  }
}

@MainActor
private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var calls: [String] = []

  func sceneDidBecomeActive(_ scene: UIScene) { calls.append("active") }
  func sceneWillResignActive(_ scene: UIScene) { calls.append("inactive") }
  func sceneDidEnterBackground(_ scene: UIScene) { calls.append("background") }
  func sceneWillEnterForeground(_ scene: UIScene) { calls.append("foreground") }
}

@Suite("Members of windows, scenes and the application")
@MainActor
struct ApplicationMemberTests {
  @Test("A controller's title is also that of its navigation item, whichever is there first")
  func title() {
    let controller = UIViewController()
    controller.title = "Mail"
    #expect(controller.navigationItem.title == "Mail")
    controller.title = "Inbox"
    #expect(controller.navigationItem.title == "Inbox")
    controller.navigationItem.title = "3 new"
    #expect(controller.title == "Inbox")
  }

  @Test("An application launches, and its delegate stays alive")
  func launch() throws {
    let host = UIModel.Host(
      application: UIApplication(), screen: UIScreen(size: CGSize(width: 400, height: 800)))
    #expect(host.launch(AppDelegate()))
    let delegate = try #require(host.application.delegate as? AppDelegate)
    #expect(delegate.calls == ["launched", "active"])
    #expect(delegate.window?.isKeyWindow == true)
    #expect(delegate.window?.next === host.application)
    #expect(host.application.next === delegate)
    host.terminate()
    #expect(delegate.calls.last == "terminating")
  }

  @Test("What will be is said before the application reads it, and nothing twice")
  func states() {
    final class Delegate: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
      let scene = UIWindowScene()
      var window: UIWindow?
      var calls: [String] = []
      func note(_ call: String) { calls.append("\(call) \(UIApplication.shared.applicationState)") }
      func applicationDidFinishLaunching(_ application: UIApplication) {
        note("launched")
        scene.delegate = self
        window = UIWindow(windowScene: scene)
        window?.isHidden = false
      }
      func applicationDidBecomeActive(_ application: UIApplication) { note("did become active") }
      func applicationWillResignActive(_ application: UIApplication) { note("will resign") }
      func applicationDidEnterBackground(_ application: UIApplication) { note("background") }
      func applicationWillEnterForeground(_ application: UIApplication) { note("foreground") }
      func applicationWillTerminate(_ application: UIApplication) { note("end") }
      func sceneWillEnterForeground(_ scene: UIScene) { note("scene foreground") }
      func sceneDidBecomeActive(_ scene: UIScene) { note("scene active") }
    }
    let host = UIModel.Host(
      application: UIApplication(), screen: UIScreen(size: CGSize(width: 400, height: 800)))
    let delegate = Delegate()
    host.launch(delegate)
    #expect(
      delegate.calls == [
        "launched inactive", "scene foreground inactive", "did become active active",
        "scene active active",
      ])
    delegate.calls = []
    let signals: [SystemSignal] = [.launch, .resume, .home, .home, .interrupt, .launch]
    for (time, signal) in signals.enumerated() {
      host.feed(signal, at: Double(time))
    }
    #expect(
      delegate.calls == [
        "will resign active", "background background", "foreground background",
        "scene foreground background", "did become active active", "scene active active",
      ])
    delegate.calls = []
    host.terminate()
    host.terminate()
    #expect(delegate.calls == ["end active"])
  }

  @Test("A launch asks first, tells a delegate without options, and is posted")
  func launchSteps() {
    final class Delegate: UIResponder, UIApplicationDelegate {
      var calls: [String] = []
      func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        calls.append("will")
        return false
      }
      func applicationDidFinishLaunching(_ application: UIApplication) { calls.append("did") }
      func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
      func applicationWillTerminate(_ application: UIApplication) { calls.append("end") }
    }
    let host = UIModel.Host(
      application: UIApplication(), screen: UIScreen(size: CGSize(width: 400, height: 800)))
    let delegate = Delegate()
    let names = [
      UIApplication.didFinishLaunchingNotification, UIApplication.willTerminateNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(
        forName: name, object: host.application, queue: nil
      ) { note in
        MainActor.assumeIsolated { delegate.calls.append(name.rawValue) }
      }
    }
    #expect(!host.launch(delegate))
    host.terminate()
    #expect(
      delegate.calls == [
        "will", "did", "UIApplicationDidFinishLaunchingNotification", "active", "end",
        "UIApplicationWillTerminateNotification",
      ])
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  @Test("Notifications of a scene are posted after the calls of its delegate")
  func sceneNotifications() {
    let phone = Phone()
    let scene = UIWindowScene()
    let delegate = SceneDelegate()
    scene.delegate = delegate
    phone.window.windowScene = scene
    let names = [
      UIScene.willDeactivateNotification: "posted inactive",
      UIScene.didEnterBackgroundNotification: "posted background",
      UIScene.willEnterForegroundNotification: "posted foreground",
      UIScene.didActivateNotification: "posted active",
    ]
    let observers = names.map { name, line in
      NotificationCenter.default.addObserver(forName: name, object: scene, queue: nil) { note in
        MainActor.assumeIsolated { delegate.calls.append(line) }
      }
    }
    phone.host.feed(.interrupt, at: 1)
    #expect(delegate.calls == ["inactive", "posted inactive"])
    phone.host.feed(.resume, at: 2)
    phone.host.feed(.home, at: 3)
    phone.host.feed(.launch, at: 4)
    #expect(
      delegate.calls.dropFirst(2) == [
        "active", "posted active", "inactive", "posted inactive", "background",
        "posted background", "foreground", "posted foreground", "active", "posted active",
      ])
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  @Test("Scenes and observers receive the life cycle of the application")
  func lifecycle() {
    let phone = Phone()
    let scene = UIWindowScene()
    let delegate = SceneDelegate()
    scene.delegate = delegate
    #expect(scene.activationState == .unattached)
    phone.window.windowScene = scene
    #expect(scene.activationState == .foregroundActive)
    var posted: [NSNotification.Name] = []
    let names = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(
        forName: name, object: phone.host.application, queue: nil
      ) { note in
        MainActor.assumeIsolated { posted.append(name) }
      }
    }
    phone.host.feed(.home, at: 1)
    #expect(scene.activationState == .background)
    phone.host.feed(.launch, at: 2)
    #expect(delegate.calls == ["inactive", "background", "foreground", "active"])
    #expect(posted == names)
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  @Test("A window says when it is shown, hidden, and key")
  func windowNotifications() {
    let phone = Phone()
    let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    var posted: [NSNotification.Name] = []
    let names = [
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeKeyNotification,
      UIWindow.didResignKeyNotification, UIWindow.didBecomeHiddenNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { _ in
        MainActor.assumeIsolated { posted.append(name) }
      }
    }
    window.makeKeyAndVisible()
    phone.window.makeKey()
    window.isHidden = true
    #expect(posted == names)
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  @Test("nil is the screen for a window, and the window for a view")
  func conversions() {
    let phone = Phone()
    let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 50, height: 50))
    window.addSubview(view)
    let origin = CGPoint.zero
    #expect(view.convert(origin, to: nil) == CGPoint(x: 1, y: 2))
    #expect(window.convert(origin, to: nil) == CGPoint(x: 10, y: 20))
    #expect(window.convert(origin, from: phone.window) == CGPoint(x: -10, y: -20))
    #expect(
      window.convert(CGRect(x: 0, y: 0, width: 5, height: 5), to: phone.window)
        == CGRect(x: 10, y: 20, width: 5, height: 5))
    #expect(
      view.convert(origin, to: UIScreen.main.coordinateSpace) == CGPoint(x: 11, y: 22))
    #expect(UIScreen.main.convert(CGPoint(x: 11, y: 22), to: view) == .zero)
  }

  @Test("A press belongs to the window of who got it, and its event tells who else gets it")
  func presses() {
    final class Receiver: UIView {
      var window0: UIWindow?
      var seen = 0
      let recognizer = UIGestureRecognizer()
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        window0 = presses.first?.window
        seen = event?.presses(for: recognizer).count ?? -1
      }
    }
    let receiver = Receiver(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    receiver.addGestureRecognizer(receiver.recognizer)
    let phone = Phone(receiver)
    receiver.becomeFirstResponder()
    phone.host.feed(PressFrame(time: 1, button: UIPress.PressType.select.rawValue, phase: .began))
    #expect(receiver.window0 === phone.window)
    #expect(receiver.seen == 1)
    phone.host.feed(PressFrame(time: 2, button: UIPress.PressType.select.rawValue, phase: .ended))
  }

  @Test("A controller knows on which way it is")
  func passages() {
    final class Page: UIViewController {
      var log: [String] = []
      override func viewWillAppear(_ animated: Bool) {
        log.append("will \(isBeingPresented) \(isMovingToParent)")
      }
      override func viewIsAppearing(_ animated: Bool) {
        log.append("is \(viewIfLoaded?.window != nil)")
      }
      override func viewDidAppear(_ animated: Bool) { log.append("did \(isBeingPresented)") }
      override func viewWillDisappear(_ animated: Bool) {
        log.append("gone \(isBeingDismissed) \(isMovingFromParent)")
      }
    }
    let root = UINavigationController(rootViewController: UIViewController())
    _ = root.view
    let phone = Phone(showing: root)
    let sheet = Page()
    root.present(sheet, animated: true)
    sheet.dismiss(animated: true)
    #expect(sheet.log == ["will true false", "is true", "did true", "gone true false"])
    #expect(!sheet.isBeingDismissed)
    let page = Page()
    root.pushViewController(page, animated: true)
    root.popViewController(animated: true)
    #expect(page.log == ["will false true", "is true", "did false", "gone false true"])
    page.isEditing = true
    #expect(page.isEditing)
    _ = phone
  }
}
