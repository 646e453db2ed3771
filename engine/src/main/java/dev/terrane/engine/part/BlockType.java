package dev.terrane.engine.part;

import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.validation.Findings;

/// A type that users configure in blocks: a managed resource or a data source.
public interface BlockType extends DeclaredPart<Schema> {
  /// The attributes and blocks; built once.
  Schema schema();

  @Override
  default Schema declaration() {
    return schema();
  }

  @Override
  default AuthorMethod declaring() {
    return method("schema");
  }

  /// Whether the author validates configurations.
  boolean validates();

  /// Calls the author's validation of a configuration.
  void validate(ObjectValue config, Findings findings);
}
