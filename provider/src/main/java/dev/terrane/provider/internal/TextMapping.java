package dev.terrane.provider.internal;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyPath;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A two-way mapping between values, usually enum constants, and their texts in the configuration.
///
/// @param texts all texts, in order
/// @param values the values by text
/// @param names the texts by value
/// @param <E> the type of the values
public record TextMapping<E>(List<String> texts, Map<String, E> values, Map<E, String> names) {
  /// Creates a mapping.
  ///
  /// @param values the values
  /// @param texts their texts, in the same order
  /// @param <E> the type of the values
  /// @return the mapping
  public static <E> TextMapping<E> of(List<E> values, List<String> texts) {
    var byText = new HashMap<String, E>();
    var byValue = new HashMap<E, String>();
    if (values.size() == texts.size()) {
      for (var i = 0; i < values.size(); i++) {
        byText.put(texts.get(i), values.get(i));
        byValue.put(values.get(i), texts.get(i));
      }
    }
    if (values.isEmpty() || byText.size() != texts.size() || byValue.size() != texts.size()) {
      throw new IllegalArgumentException(
          "the texts of the values must be different, but are " + texts);
    }
    return new TextMapping<>(List.copyOf(texts), byText, byValue);
  }

  /// The name of the type in messages, from the name of the enum.
  ///
  /// @return for example `Log Level` for `LogLevel`; empty when the values are not enum constants
  public Optional<String> name() {
    return names.keySet().stream()
        .filter(Enum.class::isInstance)
        .map(constant ->
            StringConversions.words(((Enum<?>) constant).getDeclaringClass().getSimpleName()))
        .findFirst();
  }

  /// Returns the value of a text.
  ///
  /// @param text the text
  /// @return the value
  public E read(String text) {
    var value = values.get(text);
    if (value == null) {
      throw new CtyException(CtyPath.ROOT, "must be one of " + String.join(", ", texts));
    }
    return value;
  }

  /// Returns the text of a value.
  ///
  /// @param value the value
  /// @return the text
  public String write(E value) {
    var text = names.get(value);
    if (text == null) {
      throw new CtyException(CtyPath.ROOT, value + " is not one of " + names.keySet());
    }
    return text;
  }
}
