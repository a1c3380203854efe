// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

// Moved fingers in Qt: twelve widgets in each other, one more for each finger, which takes the touches and grabs two of
// Qt's gestures. The fingers go as they do in `TouchScene`, further left, for the screen is 800 points wide. A pan of
// Qt's begins with a second finger on its widget, so here it stays undecided, as a hold does whose time never comes. A
// tap triggers with each move: so there is one gesture under way where UIModel has two.
//
//     qt-touch FINGERS FRAMES hold|tap

// Frames go in where `QTest::touchEvent` puts them in, without its waiting for a millisecond after each.
#include <QtGui/qtestsupport_gui.h>

#include <QApplication>
#include <QGestureEvent>
#include <QPointingDevice>
#include <QTouchEvent>
#include <QWidget>
#include <QWindow>
#include <cstring>

#include "tree.h"

static uint64_t moved, gestures;

class Leaf : public QWidget {
 public:
  using QWidget::QWidget;

 protected:
  bool event(QEvent *event) override {
    switch (event->type()) {
      case QEvent::TouchUpdate:
        for (const QEventPoint &point : static_cast<QTouchEvent *>(event)->points())
          moved += point.state() == QEventPoint::State::Updated;
        return true;
      case QEvent::TouchBegin:
      case QEvent::TouchEnd:
        return true;
      case QEvent::Gesture:
        gestures++;
        return true;
      default:
        return QWidget::event(event);
    }
  }
};

static void feed(QWidget &root, QPointingDevice *device, int fingers, int step,
                 QEventPoint::State state) {
  double shift = step % 8 - 4;
  QList<QEventPoint> points;
  points.reserve(fingers);
  for (int i = 0; i < fingers; i++) {
    QPointF place(40 + 80 * i + shift + 0.25, 500 + shift / 2);
    points.append(QEventPoint(i + 1, state, place, root.mapToGlobal(place)));
  }
  qt_handleTouchEventv2(root.windowHandle(), device, points);
}

int main(int count, char **arguments) {
  if (count < 4) return 2;
  int fingers = atoi(arguments[1]), frames = atoi(arguments[2]);
  bool holds = !strcmp(arguments[3], "hold");
  qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication application(count, arguments);
  QTapAndHoldGesture::setTimeout(1 << 30);
  QPointingDevice *device = QTest::createTouchDevice();
  QWidget root;
  root.setGeometry(0, 0, 1000, 1000);
  QWidget *last = &root;
  for (int i = 0; i < 11; i++) {
    QWidget *widget = new QWidget(last);
    widget->setGeometry(0, 0, 1000, 1000);
    last = widget;
  }
  for (int i = 0; i < fingers; i++) {
    Leaf *leaf = new Leaf(last);
    leaf->setGeometry(80 * i, 0, 80, 1000);
    leaf->setAttribute(Qt::WA_AcceptTouchEvents);
    leaf->grabGesture(Qt::PanGesture);
    leaf->grabGesture(holds ? Qt::TapAndHoldGesture : Qt::TapGesture);
  }
  root.show();
  application.processEvents();
  feed(root, device, fingers, 0, QEventPoint::State::Pressed);
  int step = 0;
  auto move = [&] { feed(root, device, fingers, ++step, QEventPoint::State::Updated); };
  move();
  printf("ready\n");
  fflush(stdout);
  for (int line; (line = getchar()) != EOF;) {
    if (line != '\n') continue;
    moved = gestures = 0;
    double start = nanoseconds();
    for (int i = 0; i < frames; i++) move();
    double time = nanoseconds() - start;
    // Both gestures have to be what the table says that they are.
    bool is_right = gestures == (holds ? 0 : uint64_t(frames) * fingers);
    printf("%.3f %llu\n", time / frames, (unsigned long long)(is_right ? moved : 0));
    fflush(stdout);
  }
  _Exit(0);
}
