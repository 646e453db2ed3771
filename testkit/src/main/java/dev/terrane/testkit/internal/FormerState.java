package dev.terrane.testkit.internal;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.codec.Json;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Pattern;

/// An entry of a state file that another schema version of a resource type has written, or another
/// resource type. It has no private state and no identity.
///
/// @param source the other resource type; empty for another schema version of the same type
/// @param version the schema version with which it was written
/// @param json the object
public record FormerState(Optional<Source> source, long version, String json) {
  /// Checks the version and the object.
  ///
  /// @throws IllegalArgumentException if the version is negative, or the text is not a JSON object
  public FormerState {
    if (version < 0) {
      throw new IllegalArgumentException("The schema version must not be negative: " + version);
    }
    if (!isObject(json)) {
      throw new IllegalArgumentException(
          "The state must be a JSON object, as in the `attributes` of a state file.");
    }
  }

  private static boolean isObject(String json) {
    try {
      return Json.decodeDocument(json.getBytes(StandardCharsets.UTF_8)) instanceof ObjectValue;
    } catch (CtyException e) {
      return false;
    }
  }

  /// The resource type of the source of a move.
  ///
  /// @param provider the address of its provider, with or without the host
  /// @param typeName its full name
  public record Source(String provider, String typeName) {
    private static final Pattern ADDRESS = Pattern.compile("[^/\\s]+(/[^/\\s]+){1,2}");

    /// Checks the address.
    ///
    /// @throws IllegalArgumentException if it is not the address of a provider
    public Source {
      if (!ADDRESS.matcher(provider).matches()) {
        throw new IllegalArgumentException(
            "\"" + provider + "\" is not the address of a provider, such as \"hashicorp/null\".");
      }
    }

    /// Whether the address contains a host.
    public boolean hasHost() {
      return provider.indexOf('/') != provider.lastIndexOf('/');
    }

    /// Whether the provider is a part of the CLI.
    public boolean isBuiltin() {
      return provider.startsWith("terraform.io/builtin/");
    }
  }

  /// The name of the step, for messages.
  public String step() {
    return source
        .map(other -> "move from " + other.typeName())
        .orElse("upgrade from version " + version);
  }
}
