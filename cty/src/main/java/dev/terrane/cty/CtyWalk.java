package dev.terrane.cty;

import dev.terrane.cty.CtyValue.ListValue;
import dev.terrane.cty.CtyValue.MapValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.CtyValue.SetValue;
import dev.terrane.cty.CtyValue.TupleValue;
import dev.terrane.cty.internal.NameMap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;

/// Traverses and transforms values at every depth.
public final class CtyWalk {
  private CtyWalk() {}

  /// Visits one part of a value.
  @FunctionalInterface
  public interface Visitor {
    /// Visits a part, before the parts inside it.
    ///
    /// @param path the path of the part
    /// @param value the part
    /// @return whether to visit the parts inside it
    boolean visit(CtyPath path, CtyValue value);
  }

  /// Replaces parts of a value.
  @FunctionalInterface
  public interface Transformer {
    /// Replaces a part, after the parts inside it.
    ///
    /// @param path the path of the part; an element of a set is identified by its value before the
    ///   transformation
    /// @param value the part, in which inner parts have been replaced
    /// @return the new part; the same value to keep it
    CtyValue apply(CtyPath path, CtyValue value);
  }

  /// Visits a value and all its parts in order, outer parts before inner ones.
  ///
  /// @param root the value
  /// @param visitor visits each part
  public static void walk(CtyValue root, Visitor visitor) {
    walk(CtyPath.ROOT, root, visitor);
  }

  private static void walk(CtyPath path, CtyValue value, Visitor visitor) {
    if (!visitor.visit(path, value)) {
      return;
    }
    var steps = steps(value);
    for (var part : ValueStructure.of(value)) {
      walk(path.then(steps.next()), part, visitor);
    }
  }

  /// Transforms a value and all its parts, inner parts before outer ones. Objects and tuples get
  /// the types of their new parts. Collections keep their element type if the new elements conform
  /// to it; otherwise they get the common type of the new elements. Sets merge elements that have
  /// become equal.
  ///
  /// @param root the value
  /// @param transformer replaces each part
  /// @return the new value; the same value if nothing was replaced
  /// @throws CtyException if new elements of a collection have different types
  public static CtyValue transform(CtyValue root, Transformer transformer) {
    return transform(CtyPath.ROOT, root, transformer);
  }

  private static CtyValue transform(CtyPath path, CtyValue value, Transformer transformer) {
    var parts = ValueStructure.of(value);
    if (parts.isEmpty()) {
      return transformer.apply(path, value);
    }
    var steps = steps(value);
    var replaced = new ArrayList<CtyValue>(parts.size());
    for (var part : parts) {
      replaced.add(transform(path.then(steps.next()), part, transformer));
    }
    var same = ValueStructure.areSame(parts, replaced);
    return transformer.apply(path, same ? value : rebuild(path, value, replaced));
  }

  private static CtyValue rebuild(CtyPath path, CtyValue value, List<CtyValue> parts) {
    return switch (value) {
      case ListValue(var type, _) -> CtyValue.list(element(path, type.element(), parts), parts);
      case SetValue(var type, _) -> CtyValue.set(element(path, type.element(), parts), parts);
      case MapValue(var type, var entries) ->
          CtyValue.map(
              element(path, type.element(), parts),
              NameMap.<CtyValue>copyOf(entries).<CtyValue>withValues(parts));
      case ObjectValue(_, var attributes) ->
          CtyValue.object(NameMap.<CtyValue>copyOf(attributes).<CtyValue>withValues(parts));
      case TupleValue _ -> CtyValue.tuple(parts);
      default -> value;
    };
  }

  private static CtyType element(CtyPath path, CtyType declared, List<CtyValue> parts) {
    if (parts.stream().allMatch(part -> part.type().conforms(declared))) {
      return declared;
    }
    var first = parts.getFirst().type();
    if (parts.stream().allMatch(part -> part.type().equals(first))) {
      return first;
    }
    throw new CtyException(path, "all elements of a collection must have the same type");
  }

  /** The steps to the parts, in the order of {@link ValueStructure#of}. */
  private static Iterator<CtyPath.Step> steps(CtyValue value) {
    return switch (value) {
      case ListValue(_, var elements) -> indexes(elements);
      case TupleValue(_, var elements) -> indexes(elements);
      case SetValue(_, var elements) -> elements.stream().map(CtyWalk::element).iterator();
      case MapValue(_, var entries) -> entries.keySet().stream().map(CtyWalk::key).iterator();
      case ObjectValue(_, var attributes) ->
          attributes.keySet().stream().map(CtyWalk::attribute).iterator();
      default -> List.<CtyPath.Step>of().iterator();
    };
  }

  private static Iterator<CtyPath.Step> indexes(Collection<CtyValue> elements) {
    return IntStream.range(0, elements.size())
        .<CtyPath.Step>mapToObj(CtyPath.Index::new)
        .iterator();
  }

  private static CtyPath.Step element(CtyValue element) {
    return new CtyPath.Element(element);
  }

  private static CtyPath.Step key(String key) {
    return new CtyPath.Key(key);
  }

  private static CtyPath.Step attribute(String name) {
    return new CtyPath.Attribute(name);
  }
}
