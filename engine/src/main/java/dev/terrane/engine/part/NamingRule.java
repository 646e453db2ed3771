package dev.terrane.engine.part;

import dev.terrane.provider.function.Identifiers;
import dev.terrane.provider.spi.Naming;
import java.util.regex.Pattern;

/// The naming rule of the parts of a kind.
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

  /// The name has no prefix, and is a part of the name of a file.
  FILE_NAME("a name consists of lower-case letters, digits and hyphens, and begins with a letter") {
    @Override
    String fullName(String provider, String name) {
      return name;
    }

    @Override
    boolean isValid(String fullName) {
      return Naming.isProvisioner(fullName);
    }
  },

  /// The name has no prefix: configurations qualify it with the provider's name.
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

  /// The name of a part in Terraform.
  abstract String fullName(String provider, String name);

  abstract boolean isValid(String fullName);

  /// The rule, for messages.
  String text() {
    return text;
  }
}
