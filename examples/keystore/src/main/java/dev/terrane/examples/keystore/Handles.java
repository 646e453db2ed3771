package dev.terrane.examples.keystore;

import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Check;
import java.util.Locale;

/// The arguments that several parts of this provider share, and what all of them ask of a value.
final class Handles {
  static final Attribute<String> PATH =
      Attribute.string("path")
          .check(new Check<>(text -> !text.isBlank(), "must name a file"))
          .describedAs(
              "The file. A relative path starts at the provider's `root`, or at the directory that"
                  + " Terraform runs in.");

  static final Attribute<String> PASSWORD =
      Attribute.string("password")
          .sensitive()
          .check(
              new Check<>(
                  text -> text.length() >= 6,
                  "must have at least 6 characters; keytool does not open a store with fewer"))
          .check(
              new Check<>(
                  text -> text.chars().allMatch(c -> c >= ' ' && c <= '~'),
                  "must consist of printable ASCII characters; others are read differently on each"
                      + " platform"));

  static final Attribute<String> ALIAS = Attribute.string("alias").check(alias());

  private Handles() {}

  /// Java folds aliases to lower case, so another spelling would come back changed.
  static Check<String> alias() {
    return new Check<>(
        Handles::isAlias,
        "must be an alias in lower case, because key stores do not tell upper from lower case");
  }

  static boolean isAlias(String text) {
    return !text.isBlank() && text.equals(text.toLowerCase(Locale.ENGLISH));
  }
}
