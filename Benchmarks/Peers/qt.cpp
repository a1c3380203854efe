// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

// QWidget::childAt over a tree of plain widgets. Widgets know no transforms.

#include <QApplication>
#include <QWidget>
#include <vector>

#include "tree.h"

class Box : public QWidget {
 public:
  Box(QWidget *parent, int number) : QWidget(parent), number(number) {}
  const int number;
};

static int number(QWidget *widget) { return widget ? static_cast<Box *>(widget)->number : 0; }

int main(int count, char **arguments) {
  struct tree tree = tree_read();
  qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication application(count, arguments);
  std::vector<Box *> boxes;
  for (int i = 0; i < tree.nodes; i++) {
    const struct node &node = tree.node[i];
    if (node.turned) return 2;
    Box *box = new Box(i ? boxes[node.parent] : nullptr, i);
    box->setGeometry(node.x, node.y, node.width, node.height);
    if (node.off) box->setAttribute(Qt::WA_TransparentForMouseEvents);
    if (node.hidden) box->hide();
    boxes.push_back(box);
  }
  boxes[0]->show();
  application.processEvents();
  ANSWER(&tree, number(boxes[0]->childAt(int(x), int(y))));
  _Exit(0);
}
