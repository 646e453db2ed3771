package dev.terrane.examples.keystore;

import static dev.terrane.provider.schema.AttributeType.STRING;

import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import java.util.List;
import java.util.Optional;

/// The provider block.
///
/// @param root where relative paths start
/// @param passwords what to try on stores whose own password is not known
record Settings(Optional<String> root, List<String> passwords) {
  static final Attribute<String> ROOT =
      Attribute.string("root")
          .optional()
          .describedAs(
              "The directory that relative paths start at. Without it they start where Terraform"
                  + " runs.");

  static final Attribute<List<String>> PASSWORDS =
      Attribute.of("passwords", AttributeType.list(STRING))
          .optional()
          .sensitive()
          .describedAs(
              "Passwords to try on a store whose own password Terraform does not know: one that is"
                  + " imported, or one whose password was changed by hand.");

  static final Schema SCHEMA =
      Schema.provider(ROOT, PASSWORDS)
          .describedAs("Key stores as Java programs use them: trusted certificates and key pairs.");

  /// Refuses what is not known yet: a store that is looked for in the wrong place would seem gone.
  static final Codec<Settings> CODEC = Codec.known(SCHEMA).as(Settings::read, Settings::write);

  private static Settings read(ObjectView view) {
    return new Settings(view.find(ROOT), view.find(PASSWORDS).orElse(List.of()));
  }

  private ObjectView write() {
    return ObjectView.EMPTY.with(ROOT, root.orElse(null)).with(PASSWORDS, passwords);
  }
}
