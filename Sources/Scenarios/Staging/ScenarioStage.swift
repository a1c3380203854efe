// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
package import UIModel

/// The live objects of a scenario: its windows, views, controllers and recognizers.
///
/// It retains everything that it made, so that no address is reused while a log is written.
@MainActor
package final class ScenarioStage {
  /// The live objects of one node.
  @MainActor
  package struct Built {
    /// The view or window.
    package let view: UIView
    /// The controller, if the node has one.
    package let controller: UIViewController?
    /// The recognizers, in the order of adding.
    package var gestures: [UIGestureRecognizer] = []
    package var script: ViewScript? { view.overrides as? ViewScript }

    /// Returns a recognizer that the view or controller makes itself.
    package func recognizer(_ own: OwnRecognizer) -> UIGestureRecognizer? {
      switch own {
      case .pan: (view as? UIScrollView)?.ownRecognizers.pan
      case .pinch: (view as? UIScrollView)?.ownRecognizers.pinch
      case .swipe: (view as? UITableView)?.rowSwipeRecognizer
      case .pop: (controller as? UINavigationController)?.interactivePopGestureRecognizer
      }
    }
  }

  /// The scenario that the stage was made from.
  package let scenario: Scenario
  /// The names of the nodes and controllers.
  package let names: ScenarioNames
  /// The live objects of the nodes, at their indices in the scenario.
  package internal(set) var nodes: [Built] = []
  /// The built-in scene that the file names instead of describing nodes; nil for none.
  let hosted: (any HostedScene)?
  let application: UIApplication
  /// True if the stage describes the views of a running application; false if it made them.
  package let isMirror: Bool
  let delegate = ScenarioDelegate()
  /// The targets of recognizers, which recognizers do not retain.
  var lines: [ObjectIdentifier: RecognizerLine] = [:]
  /// The views that UIKit puts around presented ones and that the file describes, by the index of the presented node.
  var containers: [Int: UIView] = [:]
  /// The nodes whose next responder was overridden.
  var redirected: [Built] = []
  private lazy var recognizersByName = Dictionary(
    grouping: nodes.flatMap(\.gestures), by: \.journalName)

  /// Makes a stage that will be built, or one for existing views, with a node for each.
  init(
    _ scenario: Scenario, mirroring nodes: [Built]? = nil, hosted: (any HostedScene)? = nil,
    in application: UIApplication
  ) {
    self.scenario = scenario
    self.hosted = hosted
    self.application = application
    self.nodes = nodes ?? []
    isMirror = nodes != nil
    names = isMirror ? ScenarioNames(mirroring: scenario) : ScenarioNames(scenario)
  }

  /// Builds a scenario and shows its windows, in the order of the file; the first that is not hidden
  /// becomes key.
  ///
  /// The application must be the shared one: make its host first. It gets a delegate that ends the
  /// responder chain if it has none.
  package static func build(_ scenario: Scenario, in application: UIApplication) -> ScenarioStage {
    let stage = ScenarioStage(scenario, in: application)
    stage.delegate.journalNameOverride = ScenarioNames.delegate
    application.journalNameOverride = ScenarioNames.application
    if application.delegate == nil { application.delegate = stage.delegate }
    application.hitTestPasses = scenario.hitTestPasses
    StageBuilder(stage).build()
    return stage
  }

  /// Returns the stage of a scene that was just made in the application.
  package static func hosting(
    _ scene: any HostedScene, _ scenario: Scenario, in application: UIApplication
  ) -> ScenarioStage {
    if application.delegate == nil { application.delegate = scene.applicationDelegate }
    return ScenarioStage(scenario, hosted: scene, in: application)
  }

  /// The end of the responder chain.
  package var applicationDelegate: any UIApplicationDelegate { delegate }

  /// The windows, in the order of the file.
  package var windows: [UIWindow] {
    hosted?.windows ?? nodes.compactMap { $0.view as? UIWindow }
  }

  /// Returns the view, or window, with a name.
  package func view(_ name: String) -> UIView? {
    names.node(name).map { nodes[$0].view }
  }

  /// Returns the recognizers with a name. Call it after all recognizers were made.
  func recognizers(named name: String) -> [UIGestureRecognizer] {
    recognizersByName[name] ?? ownRecognizers.filter { $0.name == name }.map(\.recognizer)
  }

  /// The recognizers that named nodes make themselves, with their names in files.
  private lazy var ownRecognizers = scenario.nodes.enumerated().flatMap { index, node in
    names.node(node.shownName) != index
      ? []
      : node.ownRecognizers.compactMap { own in
        nodes[index].recognizer(own).map { (recognizer: $0, name: own.name(of: node.shownName)) }
      }
  }
  private lazy var ownNames = Dictionary(
    ownRecognizers.map { (ObjectIdentifier($0.recognizer), $0.name) },
    uniquingKeysWith: { one, _ in one })

  /// Returns the name that files use for a recognizer which a node makes itself; nil for others.
  func ownName(of recognizer: UIGestureRecognizer) -> String? {
    ownNames[ObjectIdentifier(recognizer)]
  }

  func responder(_ name: String) -> UIResponder? {
    switch names.responder(name) {
    case .view(let index)?: nodes[index].view
    case .controller(let index)?: nodes[index].controller
    case .application?: application
    case .delegate?: application.delegate as? UIResponder
    case nil: nil
    }
  }
}

/// The application's delegate, which is the end of every responder chain.
final class ScenarioDelegate: UIResponder, UIApplicationDelegate {}
