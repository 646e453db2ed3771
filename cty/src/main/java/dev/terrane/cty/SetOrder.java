package dev.terrane.cty;

import dev.terrane.cty.CtyValue.BoolValue;
import dev.terrane.cty.CtyValue.MapValue;
import dev.terrane.cty.CtyValue.Null;
import dev.terrane.cty.CtyValue.NumberValue;
import dev.terrane.cty.CtyValue.StringValue;
import dev.terrane.cty.CtyValue.Unknown;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/**
 * The order of a set's elements. For strings, numbers and bools it is Terraform's. For other types
 * Terraform promises none; ours is what it does today, made total so that equal sets have equal
 * lists of elements.
 */
final class SetOrder {
  private SetOrder() {}

  /** The elements in order, without those that equal another one and are wholly known. */
  static List<CtyValue> members(List<CtyValue> elements) {
    if (elements.size() < 2) {
      return elements;
    }
    var members = new ArrayList<CtyValue>(elements.size());
    for (var keyed : sorted(elements)) {
      var element = keyed.element;
      if (members.isEmpty() || !isDuplicate(element, members.getLast())) {
        members.add(element);
      }
    }
    return List.copyOf(members);
  }

  private static boolean isDuplicate(CtyValue element, CtyValue previous) {
    return element.equals(previous) && element.isWhollyKnown();
  }

  private static List<Keyed> sorted(List<CtyValue> elements) {
    var keyed = new ArrayList<Keyed>(elements.size());
    for (var element : elements) {
      keyed.add(new Keyed(element, hasOrder(element) ? "" : SortText.of(element)));
    }
    keyed.sort(Comparator.naturalOrder());
    return keyed;
  }

  /** A value with the text by which Terraform sorts values that have no order of their own. */
  private record Keyed(CtyValue element, String text) implements Comparable<Keyed> {
    @Override
    public int compareTo(Keyed other) {
      var order = Integer.compare(rank(element), rank(other.element));
      if (order != 0) {
        return order;
      }
      if (hasOrder(element) && element.getClass() == other.element.getClass()) {
        return compare(element, other.element);
      }
      order = Unicode.BYTEWISE.compare(text, other.text);
      return order != 0 ? order : compare(element, other.element);
    }
  }

  private static boolean hasOrder(CtyValue value) {
    return value instanceof StringValue
        || value instanceof NumberValue
        || value instanceof BoolValue;
  }

  /** Known values first, nulls last. */
  private static int rank(CtyValue value) {
    return switch (value) {
      case CtyValue.Known _ -> 0;
      case Unknown _ -> 1;
      case Null _ -> 2;
    };
  }

  /** A total order of all values: zero only for equal ones. */
  private static int compare(CtyValue left, CtyValue right) {
    if (left instanceof StringValue(var a) && right instanceof StringValue(var b)) {
      return Unicode.BYTEWISE.compare(a, b);
    }
    if (left instanceof NumberValue(var a) && right instanceof NumberValue(var b)) {
      return a.compareTo(b);
    }
    if (left instanceof BoolValue(var a) && right instanceof BoolValue(var b)) {
      return Boolean.compare(a, b);
    }
    var order = Integer.compare(rank(left), rank(right));
    return order != 0 ? order : compareTyped(left, right);
  }

  private static int compareTyped(CtyValue left, CtyValue right) {
    var order = left.type().toString().compareTo(right.type().toString());
    if (order == 0 && left instanceof Unknown(_, var a) && right instanceof Unknown(_, var b)) {
      return RefinementRules.ORDER.compare(a, b);
    }
    if (order == 0 && left instanceof MapValue a && right instanceof MapValue b) {
      order = compareAll(a.entries().keySet(), b.entries().keySet(), Unicode.BYTEWISE);
    }
    return order != 0 ? order : compareAll(Members.of(left), Members.of(right), SetOrder::compare);
  }

  private static <T> int compareAll(
      Collection<? extends T> left, Collection<? extends T> right, Comparator<T> order) {
    var others = right.iterator();
    for (var element : left) {
      var found = others.hasNext() ? order.compare(element, others.next()) : 1;
      if (found != 0) {
        return found;
      }
    }
    return others.hasNext() ? -1 : 0;
  }
}
