package dev.terrane.provider.spi;

import dev.terrane.provider.internal.Texts;
import dev.terrane.provider.schema.SchemaKind;
import java.util.regex.Pattern;

/// How Java names become Terraform's, for all who have to agree on it.
public final class Naming {
  private static final Pattern NAME = Pattern.compile("[a-z_][a-z0-9_]*");

  private Naming() {}

  /// Spells a Java name as Terraform does: `workerNodes` becomes `worker_nodes`, `apiURLName`
  /// becomes `api_url_name`, `sha256` stays as it is. An underscore goes before a capital letter
  /// that follows a small letter or a digit, and before the last capital of several when a small
  /// letter follows it.
  ///
  /// @param java a Java identifier
  /// @return the name in a configuration
  public static String attribute(String java) {
    var name = new StringBuilder();
    for (var at = 0; at < java.length(); at++) {
      if (at > 0 && beginsWord(java, at)) {
        name.append('_');
      }
      name.append(Character.toLowerCase(java.charAt(at)));
    }
    return name.toString();
  }

  private static boolean beginsWord(String java, int at) {
    if (!Character.isUpperCase(java.charAt(at))) {
      return false;
    }
    var before = java.charAt(at - 1);
    var endsAcronym =
        Character.isUpperCase(before)
            && at + 1 < java.length()
            && Character.isLowerCase(java.charAt(at + 1));
    return Character.isLowerCase(before) || Character.isDigit(before) || endsAcronym;
  }

  /// The words of the name of a Java type, for messages.
  ///
  /// @param type such as `LogLevel`
  /// @return such as `Log Level`
  public static String words(String type) {
    return Texts.words(type);
  }

  /// Whether Terraform takes a name for an attribute or a block.
  ///
  /// @param name the name
  /// @return true when it consists of small letters, digits and underscores
  public static boolean isValid(String name) {
    return NAME.matcher(name).matches();
  }

  /// Whether Terraform keeps a name for itself.
  ///
  /// @param kind what the schema belongs to
  /// @param name a name at the top of the schema
  /// @return true when authors cannot use it
  public static boolean isReserved(SchemaKind kind, String name) {
    return kind.reserves(name);
  }
}
