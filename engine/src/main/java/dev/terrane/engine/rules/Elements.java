package dev.terrane.engine.rules;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.provider.schema.NestedShape.Nesting;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.SortedMap;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// The elements of a value. The objects of a block or a nested attribute are found in every form of
/// collection: lists of blocks with a dynamic attribute are tuples, maps of them are objects.
public final class Elements {
  private Elements() {}

  /// A part of a value and the one step that leads to it; no step for a single object.
  public record Element(CtyPath step, CtyValue value) {}

  /// The objects of a nesting; none inside null and unknown.
  public static List<Element> of(Nesting nesting, CtyValue value) {
    return switch (nesting) {
      case SINGLE, GROUP -> value.isKnown() ? List.of(new Element(CtyPath.ROOT, value)) : List.of();
      case LIST, SET, MAP -> inside(value);
    };
  }

  /// The objects of a nesting by step; not for sets, which can contain several unknown elements.
  static SequencedMap<CtyPath, CtyValue> byStep(Nesting nesting, CtyValue value) {
    var steps = new LinkedHashMap<CtyPath, CtyValue>();
    of(nesting, value).forEach(element -> steps.put(element.step, element.value));
    return steps;
  }

  /// The parts of any value that are one step inside.
  public static List<Element> inside(CtyValue value) {
    return switch (value) {
      case CtyValue.ListValue list -> indexed(list.elements());
      case CtyValue.TupleValue tuple -> indexed(tuple.elements());
      case CtyValue.SetValue set ->
          set.elements().stream()
              .map(element -> new Element(CtyPath.ROOT.element(element), element))
              .toList();
      case CtyValue.MapValue map -> named(map.entries(), CtyPath.ROOT::key);
      case CtyValue.ObjectValue object -> named(object.attributes(), CtyPath.ROOT::attribute);
      case CtyValue.Null _,
          CtyValue.Unknown _,
          CtyValue.StringValue _,
          CtyValue.NumberValue _,
          CtyValue.BoolValue _ ->
          List.of();
    };
  }

  /// The values one step inside any value.
  public static List<CtyValue> values(CtyValue value) {
    return inside(value).stream().map(Element::value).toList();
  }

  /// Whether a value is known and nothing is inside it.
  public static boolean isEmpty(CtyValue value) {
    return value.isKnown() && inside(value).isEmpty();
  }

  /// The steps into two lists or maps, each index or key once.
  public static Collection<CtyPath> steps(CtyValue one, CtyValue other) {
    var steps = new LinkedHashMap<Object, CtyPath>();
    inside(one).forEach(element -> steps.put(key(element.step), element.step));
    inside(other).forEach(element -> steps.put(key(element.step), element.step));
    return steps.values();
  }

  /// The element of a list or map at a step; an untyped null if there is none. A key and an
  /// attribute name with the same text address the same element.
  public static CtyValue at(CtyValue value, CtyPath step) {
    var key = key(step);
    CtyValue found =
        switch (value) {
          case CtyValue.ListValue list -> nth(list.elements(), key);
          case CtyValue.TupleValue tuple -> nth(tuple.elements(), key);
          case CtyValue.MapValue map -> map.entries().get(key);
          case CtyValue.ObjectValue object -> object.attributes().get(key);
          default -> null;
        };
    return found == null ? CtyValue.nullOf(CtyType.DYNAMIC) : found;
  }

  private static @Nullable CtyValue nth(List<CtyValue> elements, Object key) {
    return key instanceof Long index && index < elements.size()
        ? elements.get(index.intValue())
        : null;
  }

  private static Object key(CtyPath step) {
    return switch (step.steps().getLast()) {
      case CtyPath.Attribute(var name) -> name;
      case CtyPath.Key(var key) -> key;
      case CtyPath.Index(var index) -> index;
      case CtyPath.Element(var element) -> element;
    };
  }

  /// The same collection with other elements; the same instance when none differs.
  public static CtyValue map(Nesting nesting, CtyValue value, UnaryOperator<CtyValue> change) {
    return mapWithStep(nesting, value, element -> change.apply(element.value));
  }

  /// The same collection with other elements, which may depend on where they are.
  public static CtyValue mapWithStep(
      Nesting nesting, CtyValue value, Function<Element, CtyValue> change) {
    var elements = of(nesting, value);
    var changed = elements.stream().map(change).toList();
    return isSame(elements, changed) ? value : like(nesting, value, changed);
  }

  @SuppressWarnings("ReferenceEquality") // what was not changed is the same instance
  private static boolean isSame(List<Element> elements, List<CtyValue> changed) {
    for (var i = 0; i < changed.size(); i++) {
      if (elements.get(i).value != changed.get(i)) {
        return false;
      }
    }
    return true;
  }

  /// A collection of the same kind with other elements; a set drops duplicates.
  static CtyValue like(Nesting nesting, CtyValue value, List<CtyValue> elements) {
    var single = nesting == Nesting.SINGLE || nesting == Nesting.GROUP;
    return switch (value) {
      case CtyValue.ListValue list -> CtyValue.list(list.type().element(), elements);
      case CtyValue.TupleValue _ -> CtyValue.tuple(elements);
      case CtyValue.SetValue set -> CtyValue.set(set.type().element(), elements);
      case CtyValue.MapValue map ->
          CtyValue.map(map.type().element(), renamed(map.entries(), elements.iterator()));
      case CtyValue.ObjectValue _ when single -> elements.getFirst();
      case CtyValue.ObjectValue object ->
          CtyValue.object(renamed(object.attributes(), elements.iterator()));
      case CtyValue.Null _,
          CtyValue.Unknown _,
          CtyValue.StringValue _,
          CtyValue.NumberValue _,
          CtyValue.BoolValue _ ->
          value;
    };
  }

  /// A step as the messages of Terraform name it.
  static String label(CtyPath step) {
    return switch (step.steps().getLast()) {
      case CtyPath.Attribute(var name) -> '"' + name + '"';
      case CtyPath.Key(var key) -> '"' + key + '"';
      case CtyPath.Index(var index) -> String.valueOf(index);
      case CtyPath.Element _ -> "of a set";
    };
  }

  private static List<Element> indexed(List<CtyValue> values) {
    var elements = new ArrayList<Element>();
    for (var value : values) {
      elements.add(new Element(CtyPath.ROOT.index(elements.size()), value));
    }
    return elements;
  }

  private static List<Element> named(
      SortedMap<String, CtyValue> entries, Function<String, CtyPath> step) {
    var elements = new ArrayList<Element>();
    entries.forEach((name, value) -> elements.add(new Element(step.apply(name), value)));
    return elements;
  }

  private static Map<String, CtyValue> renamed(
      SortedMap<String, CtyValue> entries, Iterator<CtyValue> elements) {
    var values = new LinkedHashMap<String, CtyValue>();
    entries.keySet().forEach(name -> values.put(name, elements.next()));
    return values;
  }
}
