package dev.terrane.examples.keystore;

import static dev.terrane.provider.schema.AttributeType.STRING;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import java.util.List;
import java.util.Optional;

/**
 * The provider block.
 *
 * @param root where relative paths start
 * @param passwords what to try on stores whose own password is not known
 */
record Settings(Optional<String> root, List<String> passwords) {
  static final Attribute<String> ROOT =
      Attribute.string("root")
          .optional()
          .describedAs(
              "The directory that relative paths start at. Without it they start where Terraform"
                  + " runs.");

  static final Attribute<List<String>> PASSWORDS =
      Attribute.list("passwords", STRING)
          .optional()
          .sensitive()
          .describedAs(
              "Passwords to try on a store whose own password Terraform does not know: one that is"
                  + " imported, or one whose password was changed by hand.");

  static final Schema SCHEMA =
      Schema.provider(ROOT, PASSWORDS)
          .describedAs("Key stores as Java programs use them: trusted certificates and key pairs.");

  static final Codec<Settings> CODEC =
      new Codec<>() {
        @Override
        public Settings decode(ObjectValue object) {
          return Settings.read(object);
        }

        @Override
        public ObjectValue encode(Settings settings) {
          return settings.write();
        }
      };

  /**
   * Refuses unknown values: a store that is looked for in the wrong place would seem to be gone.
   */
  private static Settings read(ObjectValue object) {
    object
        .attributes()
        .forEach((name, value) -> {
          if (!value.isWhollyKnown()) {
            throw new CtyException(CtyPath.ROOT.attribute(name), "is not known yet");
          }
        });
    var view = ObjectView.of(object);
    return new Settings(view.find(ROOT), view.find(PASSWORDS).orElse(List.of()));
  }

  private ObjectValue write() {
    var view = ObjectView.EMPTY.with(ROOT, root.orElse(null)).with(PASSWORDS, passwords);
    return Codec.objects(SCHEMA).encode(view);
  }
}
