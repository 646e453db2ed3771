package dev.terrane.provider.internal;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.codec.Json;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// Texts of JSON, compared by what they say.
public final class JsonMeaning {
  private JsonMeaning() {}

  /// Whether two texts say the same.
  ///
  /// @param stated one text
  /// @param observed another one
  /// @return whether both are JSON and say the same, or are equal
  public static boolean same(String stated, String observed) {
    var meaning = of(stated);
    return stated.equals(observed) || (meaning.isPresent() && meaning.equals(of(observed)));
  }

  private static Optional<CtyValue> of(String text) {
    try {
      return Optional.of(Json.decodeImplied(text.getBytes(StandardCharsets.UTF_8)));
    } catch (CtyException _) {
      return Optional.empty();
    }
  }
}
