package dev.terrane.provider.spi;

import dev.terrane.provider.internal.StringConversions;
import dev.terrane.provider.schema.SchemaKind;
import java.util.regex.Pattern;

/// Converts Java names to Terraform names.
public final class Naming {
  private static final Pattern NAME = Pattern.compile("[a-z_][a-z0-9_]*");
  private static final Pattern PROVISIONER = Pattern.compile("[a-z][a-z0-9-]*");

  private Naming() {}

  /// Converts a Java name to a Terraform name: `workerNodes` becomes `worker_nodes`, `apiURLName`
  /// becomes `api_url_name`, `sha256` is unchanged. An underscore is inserted before an upper-case
  /// letter that follows a lower-case letter or a digit, and before the last of several upper-case
  /// letters when a lower-case letter follows it.
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

  /// Splits the name of a Java type into words, for messages.
  ///
  /// @param type for example `LogLevel`
  /// @return for example `Log Level`
  public static String words(String type) {
    return StringConversions.words(type);
  }

  /// Whether a name is valid for an attribute or a block.
  ///
  /// @param name the name
  /// @return true when it consists of lower-case letters, digits and underscores, and does not
  ///   begin with a digit
  public static boolean isValid(String name) {
    return NAME.matcher(name).matches();
  }

  /// Whether a name is valid for a provisioner. CLIs take it from the name of a file, which they
  /// convert to lower case, and which may end with `_v` and a version.
  ///
  /// @param name the name
  /// @return true when it consists of lower-case letters, digits and hyphens, and begins with a
  ///   letter
  public static boolean isProvisioner(String name) {
    return PROVISIONER.matcher(name).matches();
  }

  /// Whether Terraform reserves a name.
  ///
  /// @param kind the kind of the schema
  /// @param name a name at the top level of the schema
  /// @return true when it is reserved
  public static boolean isReserved(SchemaKind kind, String name) {
    return kind.reserves(name);
  }
}
