// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import Testing
import UIModel

@testable import Importing

/// The grammar of one object, with examples of pasted dumps.
@Suite("Objects")
struct GrammarTests {
  @Test("a class, an address and attributes")
  func plain() throws {
    let view = try object(
      "<UIView: 0x7f8a; frame = (0 20.5; 390 -0); alpha = 1e-05; hidden = YES; layer = <CALayer: 0x2>>"
    )
    #expect(view.name.short == "UIView")
    #expect(view.address == "7f8a")
    #expect(view["frame"]?.rect == CGRect(x: 0, y: 20.5, width: 390, height: 0))
    #expect(view["alpha"]?.number == 1e-05)
    #expect(view["hidden"]?.flag == true)
    #expect(view["layer"]?.string == "<CALayer: 0x2>")
    #expect(view.isClosed)
  }

  @Test(
    "rectangles of every form",
    arguments: [
      "(1 2; 3 4)", "(1 2; 3, 4)", "{{1, 2}, {3, 4}}", "{{1.0, 2.0}, {3.0, 4.0}}", "( 1 2;3 4 )",
    ])
  func rectangles(text: String) {
    #expect(Bytes(text).rect == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("numbers of every form; what is cut is none")
  func numbers() {
    #expect(Bytes("{inf, nan}").pair?.x == .infinity)
    #expect(Bytes("{inf, nan}").pair?.y.isNaN == true)
    #expect(Bytes("(1.79e+308 -1.5; 0.33333333333333331 1e-05)").rect?.origin.x == 1.79e+308)
    #expect(Bytes("[0.5, 0, 0, -0.5, 0, 10]").numbers(6) == [0.5, 0, 0, -0.5, 0, 10])
    #expect(Bytes("(1 2; 3").rect == nil)
    #expect(Bytes("{1, 2, 3}").pair == nil)
  }

  @Test(
    "names of classes",
    arguments: [
      ("MyApp.CardView", "CardView"), ("_TtC5MyApp8CardView", "CardView"),
      ("_TtC5MyAppP33_0123ABC8CardView", "CardView"),
      ("_TtC5MyAppP33_0123456789ABCDEF0123456789ABCDEF8CardView", "CardView"),
      ("_TtCFC5MyApp14ViewController4makeFT_T_L_4Card", "Card"),
      ("_TtGC7SwiftUI14_UIHostingViewV5MyApp11ContentView_", "_UIHostingView"),
      ("SwiftUI._UIHostingView<MyApp.ContentView>", "_UIHostingView"),
      ("_TtCC7SwiftUI17HostingScrollView22PlatformGroupContainer", "PlatformGroupContainer"),
      ("NSKVONotifying_UIView", "UIView"), ("NSKVONotifying_MyApp.CardView", "CardView"),
      ("KotlinView", "KotlinView"),
    ])
  func classes(written: String, short: String) {
    #expect(ClassName(written).short == short)
  }

  @Test("a generic class holds brackets and commas")
  func generic() throws {
    let view = try object(
      "<SwiftUI._UIHostingView<SwiftUI.ModifiedContent<MyApp.A, MyApp.B>>: 0x1; frame = (0 0; 9 9); layer = <CALayer: 0x2>>"
    )
    #expect(view.name.short == "_UIHostingView")
    #expect(view.address == "1")
    #expect(view["frame"] != nil)
  }

  @Test("a text may hold what separates attributes")
  func texts() throws {
    let label = try object(
      "<UILabel: 0x1; frame = (0 0; 9 9); text = 'It's <b>; really; isn't it'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x2>>"
    )
    #expect(label["text"]?.unquoted == "It's <b>; really; isn't it")
    #expect(label["userInteractionEnabled"]?.flag == false)
    #expect(label.isClosed)
    let last = try object("<UILabel: 0x1; text = 'end'>")
    #expect(last["text"]?.unquoted == "end")
    #expect(
      try object(#"<UILabel: 0x1; text = '\u4f60\xe9'; frame = (0 0; 1 1)>"#)["text"]?.unquoted
        == "你é")
  }

  @Test("React Native's texts have no quotes and no separator behind them")
  func reactNative() throws {
    let text = try object(
      "<RCTTextView: 0x1; reactTag: 7; text: Two words frame = (1 2; 3 4); layer = <CALayer: 0x2>>")
    #expect(text["text"]?.string == "Two words")
    #expect(text["frame"]?.rect?.size.width == 3)
    #expect(text["reactTag"]?.number == 7)
    let tail = try Import(
      "<RCTView: 0x1> reactTag: 7; frame = {{0, 0}, {9, 9}}; layer = <CALayer: 0x2>")
    #expect(try tail.frame("RCTView")?.size == CGSize(width: 9, height: 9))
  }

  @Test("of an object in another the inner one is the view")
  func wrapped() throws {
    let bytes = Bytes(
      "<<_UITextContainerView: 0x1; frame = (0 0; 9 8); layer = <CALayer: 0x2>> minSize = {0, 0}, maxSize = {1.79e+308, 1}> tail"
    )
    let (view, end) = ObjectScanner(bytes).object(at: 0)
    #expect(view.name.short == "_UITextContainerView")
    #expect(view["frame"]?.rect?.height == 8)
    #expect(bytes[end...].string == " tail")
  }

  @Test(
    "descriptions of an app's own",
    arguments: [
      "<MyView: 0x1; frame: {{0, 0}, {9, 9}}; state: on>",
      "<MyView: 0x1, frame = (0 0; 9 9), hidden = NO>",
      "<MyView:0x1; AX=N; frame={{0, 0}, {9, 9}}; opaque; alpha=1>",
      "<MyView: 0x1 | frame = (0 0; 9 9) | size=9>",
    ])
  func own(text: String) throws {
    let view = try object(text)
    #expect(view.name.short == "MyView")
    #expect(view.address == "1")
    #expect(view["frame"]?.rect?.size.width == 9)
    #expect(view.isClosed)
  }

  @Test("an address may be short, missing, or part of a reference")
  func addresses() throws {
    #expect(try object("<UIView: 0x...; frame = (0 0; 1 1)>").address == nil)
    #expect(try object("<UIView; frame = (0 0; 1 1)>").address == nil)
    #expect(try object("<UIView 0x4>").address == "4")
    #expect(try object("<UIView: 0x0000600000000004>").address == "600000000004")
    #expect(try object("<UIView: 0x7F4>").isReference)
  }

  @Test("a gap in a line ends its attributes, and a cut one loses its last half")
  func cut() throws {
    let gap = try object("<UIView: 0x1; frame = (0 0; 1 1); ...>")
    #expect(gap["frame"] != nil)
    let layer = try object("<UIView: 0x1; frame = (0 0; 1 1); layer = […]>")
    #expect(layer.isClosed)
    let cut = try object("<UIView: 0x1; hidden = YES; frame = (0 0; 1")
    #expect(cut["hidden"]?.flag == true)
    #expect(cut["frame"]?.rect == nil)
    #expect(!cut.isClosed)
    #expect(try !object("<UIView: 0x1; frame = (0 0; 1 1); lay").isClosed)
  }

  @Test("values may hold objects with attributes of their own")
  func values() throws {
    let view = try object(
      "<UIView: 0x1; backgroundColor = <UIDynamicModifiedColor: 0x2; contrast = normal, base = <UIColor: 0x3; name = a; x>>; "
        + "animations = { position=<CABasicAnimation: 0x4>; opacity=<CABasicAnimation: 0x5>; }; frame = (0 0; 1 2); tag = 5; layer = <CALayer: 0x6>>"
    )
    #expect(view["frame"]?.rect?.height == 2)
    #expect(view["tag"]?.number == 5)
    #expect(view["animations"] != nil)
  }
}
