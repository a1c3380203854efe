// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
package import UIModel

/// The objects of a scenario: windows, views, controllers and recognizers.
///
/// It retains every object that it creates, because logs identify objects by their addresses.
@MainActor
package final class ScenarioStage {
  /// The objects of one node.
  @MainActor
  package struct Built {
    /// The view or window.
    package let view: UIView
    /// The controller, if the node has one.
    package let controller: UIViewController?
    /// The recognizers, in the order of adding.
    package var gestures: [UIGestureRecognizer] = []
    package var script: ViewScript? { view.overrides as? ViewScript }

    /// Returns a recognizer that UIKit adds to the view, such as a scroll view's pan.
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
  /// The objects of the nodes, by the index of the node in the scenario.
  package internal(set) var nodes: [Built] = []
  /// The built-in scene that the file names instead of describing nodes; nil for none.
  let hosted: (any HostedScene)?
  let application: UIApplication
  /// True if the stage describes the views of a running application; false if it created them from a file.
  package let isMirror: Bool
  let delegate = ScenarioDelegate()
  /// The targets of recognizers. They are retained here, because recognizers don't retain their targets.
  var lines: [ObjectIdentifier: RecognizerLine] = [:]
  /// The views that UIKit inserts around presented views, if the file describes them, by the index of the presented
  /// node.
  var containers: [Int: UIView] = [:]
  /// The nodes whose next responder was overridden.
  var redirected: [Built] = []
  private lazy var recognizersByName = Dictionary(
    grouping: nodes.flatMap(\.gestures), by: \.journalName)

  /// Makes a stage whose objects are built later, or a stage of existing views with one node for each view.
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

  /// Builds a scenario's objects and shows its windows in the order of the file. The first window that is not hidden
  /// becomes key.
  ///
  /// The application must be `UIApplication.shared`, so create its host first. If it has no delegate, it gets one that
  /// ends the responder chain.
  package static func build(_ scenario: Scenario, in application: UIApplication) -> ScenarioStage {
    let stage = ScenarioStage(scenario, in: application)
    stage.delegate.journalNameOverride = ScenarioNames.delegate
    application.journalNameOverride = ScenarioNames.application
    if application.delegate == nil { application.delegate = stage.delegate }
    application.hitTestPasses = scenario.hitTestPasses
    StageBuilder(stage).build()
    return stage
  }

  /// Returns the stage of a built-in scene that was just created in the application.
  package static func hosting(
    _ scene: any HostedScene, _ scenario: Scenario, in application: UIApplication
  ) -> ScenarioStage {
    if application.delegate == nil { application.delegate = scene.applicationDelegate }
    return ScenarioStage(scenario, hosted: scene, in: application)
  }

  /// The application's delegate, the last responder of the chain.
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

  /// The recognizers that UIKit adds to named nodes, with their names in files.
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

  /// Returns the name in files of a recognizer that UIKit added to a node's view; nil for others.
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

/// The application's delegate, the last responder of every responder chain.
final class ScenarioDelegate: UIResponder, UIApplicationDelegate {}
