package dev.terrane.engine.part;

import dev.terrane.provider.function.Identifiers;
import java.util.regex.Pattern;

/// How the parts of a kind are named.
public enum NamingRule {
  /// The provider's name is a prefix of the name.
  PROVIDER_PREFIX("a name consists of lower-case letters, digits and underscores") {
    @Override
    String fullName(String provider, String name) {
      return name.isEmpty() ? provider : provider + "_" + name;
    }

    @Override
    boolean isValid(String fullName) {
      return TYPE_NAME.matcher(fullName).matches();
    }
  },

  /// The name stands alone: in a configuration, the provider's name stands in front of it.
  IDENTIFIER(
      "a name consists of letters, digits, underscores and hyphens, and begins with a"
          + " letter or an underscore (S24)") {
    @Override
    String fullName(String provider, String name) {
      return name;
    }

    @Override
    boolean isValid(String fullName) {
      return Identifiers.isIdentifier(fullName);
    }
  };

  private static final Pattern TYPE_NAME = Pattern.compile("[a-z][a-z0-9_]*");

  private final String text;

  NamingRule(String text) {
    this.text = text;
  }

  /// The name that Terraform knows a part by.
  abstract String fullName(String provider, String name);

  abstract boolean isValid(String fullName);

  /// The rule, for texts.
  String text() {
    return text;
  }
}
