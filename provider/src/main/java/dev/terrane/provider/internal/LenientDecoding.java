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

/// Reads what a state holds although a part of it does not fit: old states, states of a provider
/// that was replaced, half-made objects. Whoever has to destroy needs what is left.
public final class LenientDecoding {
  private LenientDecoding() {}

  /// Reads all that can be read.
  ///
  /// @param decode reads a known value, or throws
  /// @param value the value
  /// @param <T> the Java type
  /// @return what could be read, or empty
  public static <T> Optional<T> read(Function<CtyValue, T> decode, CtyValue value) {
    var whole = attempt(decode, value);
    return whole.isPresent() ? whole : attempt(decode, fitting(decode, value));
  }

  // An author's converter or record may throw anything.
  private static <T> Optional<T> attempt(Function<CtyValue, T> decode, CtyValue value) {
    try {
      return value.isKnown() ? Optional.of(decode.apply(value)) : Optional.empty();
    } catch (RuntimeException _) {
      return Optional.empty();
    }
  }

  /// Without the elements that cannot be read on their own.
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
