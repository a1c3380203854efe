import UIModel

/// Draws the text of labels.
struct LabelPainter: ViewPainter {
  func paint(_ view: UILabel, on canvas: any Canvas, pictures: PictureStore) {
    guard let text = view.text, !text.isEmpty, let color = view.textColor else { return }
    canvas.draw(
      text, in: view.bounds, style: TextStyle(view.font), color: Color(color),
      alignment: TextAlignment(view.textAlignment), lineLimit: max(0, view.numberOfLines))
  }
}
