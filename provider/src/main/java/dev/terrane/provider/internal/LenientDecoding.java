package dev.terrane.provider.internal;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ListValue;
import dev.terrane.cty.CtyValue.MapValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.CtyValue.SetValue;
import dev.terrane.cty.CtyValue.TupleValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Predicate;

/// Decodes stored values of which some parts do not match the Java type: old states, states of
/// another provider version, incomplete objects. Delete needs the remaining parts.
public final class LenientDecoding {
  private LenientDecoding() {}

  /// Decodes as much of a value as possible.
  ///
  /// @param decode decodes a known value, or throws
  /// @param value the value
  /// @param <T> the Java type
  /// @return the decoded value without the elements that do not match, or empty
  public static <T> Optional<T> read(Function<CtyValue, T> decode, CtyValue value) {
    var whole = attempt(decode, value);
    return whole.isPresent() ? whole : attempt(decode, fitting(decode, value));
  }

  // A provider's converter or record may throw any exception.
  private static <T> Optional<T> attempt(Function<CtyValue, T> decode, CtyValue value) {
    try {
      return value.isKnown() ? Optional.of(decode.apply(value)) : Optional.empty();
    } catch (RuntimeException _) {
      return Optional.empty();
    }
  }

  /// Returns the value without the elements that cannot be decoded.
  private static CtyValue fitting(Function<CtyValue, ?> decode, CtyValue value) {
    return switch (value) {
      case ListValue(var type, var all) ->
          CtyValue.list(
              type.element(),
              kept(all, one -> fits(decode, CtyValue.list(type.element(), List.of(one)))));
      case SetValue(var type, var all) ->
          CtyValue.set(
              type.element(),
              kept(all, one -> fits(decode, CtyValue.set(type.element(), List.of(one)))));
      case TupleValue tuple ->
          CtyValue.tuple(kept(tuple.elements(), one -> fits(decode, CtyValue.tuple(List.of(one)))));
      case MapValue(var type, var all) ->
          CtyValue.map(
              type.element(),
              entries(
                  all, (key, one) -> fits(decode, CtyValue.map(type.element(), Map.of(key, one)))));
      case ObjectValue object ->
          CtyValue.object(
              entries(
                  object.attributes(),
                  (key, one) -> fits(decode, CtyValue.object(Map.of(key, one)))));
      default -> value;
    };
  }

  private static boolean fits(Function<CtyValue, ?> decode, CtyValue one) {
    return attempt(decode, one).isPresent();
  }

  private static List<CtyValue> kept(List<CtyValue> all, Predicate<CtyValue> fits) {
    return all.stream().filter(fits).toList();
  }

  private static Map<String, CtyValue> entries(
      Map<String, CtyValue> all, BiPredicate<String, CtyValue> fits) {
    var kept = new LinkedHashMap<String, CtyValue>();
    all.forEach((key, value) -> {
      if (fits.test(key, value)) {
        kept.put(key, value);
      }
    });
    return kept;
  }
}
