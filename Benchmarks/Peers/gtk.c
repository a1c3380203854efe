// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

// Measures gtk_widget_pick on a tree of plain widgets with fixed frames.

#include <gtk/gtk.h>

#include "tree.h"

typedef struct {
  GtkWidget parent;
  int number;
  const struct node *node;
} Box;
typedef struct {
  GtkWidgetClass parent;
} BoxClass;

static GType box_get_type(void);
G_DEFINE_TYPE(Box, box, GTK_TYPE_WIDGET)

static void measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                    int *natural, int *minimum_baseline, int *natural_baseline) {
  const struct node *node = ((Box *)widget)->node;
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? node->width : node->height;
  *minimum_baseline = *natural_baseline = -1;
}

static GskTransform *place(const struct node *node) {
  if (!node->turned)
    return gsk_transform_translate(NULL, &GRAPHENE_POINT_INIT(node->x, node->y));
  double x, y;
  tree_origin(node, &x, &y);
  graphene_matrix_t matrix;
  graphene_matrix_init_from_2d(&matrix, node->a, node->b, node->c, node->d, x, y);
  return gsk_transform_matrix(NULL, &matrix);
}

static void allocate(GtkWidget *widget, int width, int height, int baseline) {
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child;
       child = gtk_widget_get_next_sibling(child)) {
    if (!gtk_widget_should_layout(child)) continue;
    const struct node *node = ((Box *)child)->node;
    int least;
    gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
    gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
    gtk_widget_allocate(child, node->width, node->height, -1, place(node));
  }
}

static void draw(GtkWidget *widget, GtkSnapshot *snapshot) {}

static void box_class_init(BoxClass *type) {
  GtkWidgetClass *widget = (GtkWidgetClass *)type;
  widget->measure = measure;
  widget->size_allocate = allocate;
  widget->snapshot = draw;
}

static void box_init(Box *box) {}

static int number(GtkWidget *widget) { return widget ? ((Box *)widget)->number : -1; }

int main(void) {
  struct tree tree = tree_read();
  gtk_init();
  GtkWidget **widgets = g_new0(GtkWidget *, tree.nodes);
  for (int i = 0; i < tree.nodes; i++) {
    Box *box = g_object_new(box_get_type(), NULL);
    box->number = i;
    box->node = &tree.node[i];
    GtkWidget *widget = widgets[i] = (GtkWidget *)box;
    // Otherwise children that extend beyond their parent would be found there.
    gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN);
    gtk_widget_set_visible(widget, !box->node->hidden);
    gtk_widget_set_can_target(widget, !box->node->off);
    if (i) gtk_widget_set_parent(widget, widgets[box->node->parent]);
  }
  GtkWindow *window = (GtkWindow *)gtk_window_new();
  gtk_window_set_decorated(window, FALSE);
  gtk_window_set_default_size(window, tree.width, tree.height);
  gtk_window_set_child(window, widgets[0]);
  gtk_window_present(window);
  for (double start = nanoseconds();
       nanoseconds() - start < 2e9 || gtk_widget_get_width(widgets[0]) == 0;) {
    while (g_main_context_iteration(NULL, FALSE)) continue;
    g_usleep(2000);
  }
  ANSWER(&tree, number(gtk_widget_pick(widgets[0], x, y, GTK_PICK_DEFAULT)));
  return 0;
}
