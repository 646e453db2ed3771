package dev.terrane.engine.session;

import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.resource.Findings;
import dev.terrane.provider.schema.Schema;

/// What a user writes blocks of.
public sealed interface BlockType permits Resource, Source {
  /// The attributes and blocks; built once.
  Schema schema();

  /// A method of the author, for texts.
  Method method(String name);

  /// Whether the author looks at configurations.
  boolean validates();

  /// Lets the author look at a configuration.
  void validate(ObjectValue config, Findings findings);
}
