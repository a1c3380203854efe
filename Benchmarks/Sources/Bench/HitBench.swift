// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The rows H1 to H8: hit tests.
@MainActor
struct HitBench {
  let settings: Settings
  private(set) var rows: [Row] = []

  init(_ settings: Settings) {
    self.settings = settings
  }

  mutating func run() throws {
    for recipe in TreeRecipe.samples { try measureStill(recipe) }
    for recipe in [TreeRecipe.grid, .crowd] { try measureMoving(recipe) }
    try measureDeep()
    try measureOverriding()
    for count in Self.sizes { try measureSize(count) }
  }

  /// The numbers of views for the diagram of cost against size.
  private static let sizes = [10, 30, 100, 300, 1000, 3000, 10_000]

  private static let goals: [String: (goal: String, wanted: String, mostRatio: Double)] = [
    "T1": ("H2", "0.1 x the flat scan or 40 ns", 0.1),
    "T2": ("H2", "0.1 x the flat scan or 60 ns", 0.1),
    "T3": ("H4", "1.5 x the flat scan", 1.5),
    "T4": ("H1", "1.5 x the flat scan", 1.5),
    "T5": ("H5", "2 x the flat scan", 2),
    "T6": ("H6", "1.5 x the flat scan", 1.5),
  ]

  private mutating func measureStill(_ recipe: TreeRecipe) throws {
    let points = settings.points
    let contest = Contest(
      [
        HitWorkloads.still("flat", recipe, points: points) { FlatContestant($0) },
        HitWorkloads.still("model", recipe, points: points) { ModelContestant($0) },
      ], rounds: settings.rounds)
    try agree(contest, recipe.name)
    guard let (goal, wanted, mostRatio) = Self.goals[recipe.name] else { return }
    let figure = contest.median(1)
    let ratio = contest.ratio(1, to: 0)
    let mostTimes: [String: Double] = ["T1": 40, "T2": 60]
    let mostTime = mostTimes[recipe.name] ?? 0
    var row = Row(
      goal: goal, what: "\(recipe.name) \(recipe.what)", figure: figure, unit: "ns a hit",
      baseline: contest.median(0), ratio: ratio, allocations: contest.allocations[1],
      wanted: wanted, isMet: ratio <= mostRatio || figure <= mostTime)
    row.textbook = try compareWithTextbook(recipe)
    row.instructions = settings.instructions("hit.\(recipe.name).model")
    if recipe.name == "T4" {
      row.isMet =
        row.isMet == true && (row.textbook ?? 0) >= 50 && (row.instructions ?? 0) <= 900
    }
    rows.append(row)
    if recipe.name == "T1" { compareWithMoreViews(row) }
    if recipe.name == "T4" {
      rows.append(
        Row(
          goal: "H8", what: "allocations in a hit test, T4", figure: contest.allocations[1],
          unit: "", wanted: "0", isMet: contest.allocations[1] == 0))
    }
  }

  /// Compares the instructions of a hit test with those for ten times as many views in the same arrangement, if
  /// instructions are counted.
  private mutating func compareWithMoreViews(_ few: Row) {
    guard let before = few.instructions, let now = settings.instructions("hit.T1.10000") else {
      return
    }
    rows.append(
      Row(
        goal: few.goal, what: "T1 with 10,000 views beside 1,000", figure: now,
        unit: "instr. a hit",
        baseline: before, ratio: now / before, wanted: "the same", isMet: now <= before * 1.01))
  }

  /// Measures the factor by which the textbook implementation is slower than UIModel, at few points because it is slow.
  private func compareWithTextbook(_ recipe: TreeRecipe) throws -> Double {
    let points = recipe.name == "T2" || recipe.name == "T3" ? 300 : 1000
    let contest = Contest(
      [
        HitWorkloads.still("model", recipe, points: points) { ModelContestant($0) },
        HitWorkloads.still("textbook", recipe, points: points) { TextbookContestant($0) },
      ], rounds: 5)
    try agree(contest, recipe.name)
    return contest.ratio(1, to: 0)
  }

  private mutating func measureMoving(_ recipe: TreeRecipe) throws {
    let contest = Contest(
      [
        HitWorkloads.moving("flat", recipe, points: settings.points) { FlatContestant($0) },
        HitWorkloads.moving("model", recipe, points: settings.points) { ModelContestant($0) },
      ], rounds: settings.rounds)
    try agree(contest, recipe.name)
    let ratio = contest.ratio(1, to: 0)
    rows.append(
      Row(
        goal: "H3", what: "\(recipe.name), a child moves before every hit",
        figure: contest.median(1), unit: "ns a hit", baseline: contest.median(0), ratio: ratio,
        allocations: contest.allocations[1],
        instructions: settings.instructions("moving.\(recipe.name).model"),
        wanted: "2 x the flat scan", isMet: ratio <= 2))
  }

  /// Builds, searches and removes a hundred thousand nested views.
  private mutating func measureDeep() throws {
    let recipe = TreeRecipe.chain(100_000)
    let contest = Contest(
      [
        HitWorkloads.still("flat", recipe, points: 20) { FlatContestant($0) },
        HitWorkloads.still("model", recipe, points: 20) { ModelContestant($0) },
      ], rounds: 5)
    try agree(contest, "T3 with 100,000 views")
    rows.append(
      Row(
        goal: "H4", what: "T3 100,000 views in each other", figure: contest.median(1),
        unit: "ns a hit", baseline: contest.median(0), ratio: contest.ratio(1, to: 0),
        wanted: "no overflow, opening and closing", isMet: true))
  }

  private mutating func measureOverriding() throws {
    let recipe = TreeRecipe.screen
    let contest = Contest(
      [
        HitWorkloads.still("none", recipe, points: settings.points) { ModelContestant($0) },
        HitWorkloads.still("some", recipe.overriding(permille: 20), points: settings.points) {
          ModelContestant($0)
        },
      ], rounds: settings.rounds)
    try agree(contest, "T4 with overriding views")
    let ratio = contest.ratio(1, to: 0)
    rows.append(
      Row(
        goal: "H7", what: "T4, 2 % of the views override", figure: contest.median(1),
        unit: "ns a hit", baseline: contest.median(0), ratio: ratio,
        allocations: contest.allocations[1],
        instructions: settings.instructions("hit.T4.2%"),
        wanted: "1.3 x of none", isMet: ratio <= 1.3))
  }

  private mutating func measureSize(_ count: Int) throws {
    let recipe = TreeRecipe.crowded(count)
    let points = count > 1000 ? 1000 : settings.points / 4
    let contest = Contest(
      [
        HitWorkloads.still("flat", recipe, points: points) { FlatContestant($0) },
        HitWorkloads.still("model", recipe, points: points) { ModelContestant($0) },
      ], rounds: 5)
    try agree(contest, "\(count) views")
    rows.append(
      Row(
        goal: "size", what: "\(count) views over each other", figure: contest.median(1),
        unit: "ns a hit", baseline: contest.median(0), ratio: contest.ratio(1, to: 0),
        size: Double(count)))
  }

  private func agree(_ contest: Contest, _ name: String) throws {
    guard Set(contest.checksums).count == 1 else {
      throw Disagreement(description: "\(name): the contestants found different views.")
    }
  }
}
