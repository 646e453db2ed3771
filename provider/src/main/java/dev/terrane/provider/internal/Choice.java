package dev.terrane.provider.internal;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyPath;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Values that are known by texts.
///
/// @param texts all texts, in order
/// @param values the values by text
/// @param names the texts by value
/// @param <E> the type of the values
public record Choice<E>(List<String> texts, Map<String, E> values, Map<E, String> names) {
  /// Pairs values with texts.
  ///
  /// @param values the values
  /// @param texts their texts
  /// @param <E> the type of the values
  /// @return the choice
  public static <E> Choice<E> of(List<E> values, List<String> texts) {
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
    return new Choice<>(List.copyOf(texts), byText, byValue);
  }

  /// The name of the type in messages: the words of the enum's name.
  ///
  /// @return such as `Log Level` for `LogLevel`; empty for values of no enum
  public Optional<String> name() {
    return names.keySet().stream()
        .filter(Enum.class::isInstance)
        .map(constant -> Texts.words(((Enum<?>) constant).getDeclaringClass().getSimpleName()))
        .findFirst();
  }

  /// Reads a text.
  ///
  /// @param text the text
  /// @return its value
  public E read(String text) {
    var value = values.get(text);
    if (value == null) {
      throw new CtyException(CtyPath.ROOT, "must be one of " + String.join(", ", texts));
    }
    return value;
  }

  /// Writes a value.
  ///
  /// @param value the value
  /// @return its text
  public String write(E value) {
    var text = names.get(value);
    if (text == null) {
      throw new CtyException(CtyPath.ROOT, value + " is not one of " + names.keySet());
    }
    return text;
  }
}
