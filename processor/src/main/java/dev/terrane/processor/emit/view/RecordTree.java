package dev.terrane.processor.emit.view;

import com.palantir.javapoet.ClassName;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Component;
import dev.terrane.processor.model.Shape;
import dev.terrane.processor.model.ViewNames;
import java.util.Collection;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The records of one generated file: the root record, and the nested records that have no file of
/// their own.
public final class RecordTree {
  /// A record with its views.
  ///
  /// @param record the record
  /// @param views the views to generate
  /// @param nested whether it is in a block or a nested attribute, at any depth
  public record Node(AttributeRecord record, Set<View> views, boolean nested) {
    boolean has(View view) {
      return views.contains(view);
    }
  }

  private final Map<ViewNames, Node> nodes = new LinkedHashMap<>();

  private final ClassName model;

  private RecordTree(ClassName model) {
    this.model = model;
  }

  public static RecordTree of(AttributeRecord root, Set<View> views, boolean shared) {
    var tree = new RecordTree(root.viewNames().model());
    tree.add(root, shared);
    views.forEach(view -> tree.need(root, view));
    return tree;
  }

  public Node root() {
    return nodes.values().iterator().next();
  }

  /// The records inside.
  public List<Node> inside() {
    return nodes.values().stream().skip(1).toList();
  }

  public Collection<Node> all() {
    return nodes.values();
  }

  private void add(AttributeRecord record, boolean nested) {
    var known = nodes.get(record.viewNames());
    if (known != null && (known.nested() || !nested)) {
      return;
    }
    nodes.put(record.viewNames(), new Node(record, EnumSet.noneOf(View.class), nested));
    record.components().forEach(component -> addInside(component, nested));
  }

  private void addInside(Component component, boolean nested) {
    var below = nested || component.shape() instanceof Shape.Nested;
    Components.inside(component)
        .filter(record -> record.viewNames().model().equals(model))
        .ifPresent(record -> add(record, below));
  }

  private void need(AttributeRecord record, View view) {
    var node = nodes.get(record.viewNames());
    if (node == null || !node.views().add(view)) {
      return;
    }
    view.of(record).stream()
        .flatMap(view::inside)
        .forEach(inside -> need(inside.record(), inside.view()));
    if (view == View.STORED && node.nested()) {
      need(record, View.INPUT);
    }
  }
}
