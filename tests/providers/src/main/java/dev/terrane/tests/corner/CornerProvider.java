package dev.terrane.tests.corner;

import dev.terrane.provider.Connecting;
import dev.terrane.provider.Part;
import dev.terrane.provider.Provider;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.provider.schema.Schema;
import java.nio.file.Path;
import java.util.List;

/// A provider that simulates errors. Its configuration must be known.
public final class CornerProvider implements ProviderType<ObjectView, Path> {
  private static final Attribute<String> ROOT = Attribute.string("root").required();
  private static final Schema SCHEMA = Schema.provider(ROOT);

  /// Makes the provider's type.
  public CornerProvider() {}

  @Override
  public String name() {
    return "corner";
  }

  @Override
  public Schema schema() {
    return SCHEMA;
  }

  @Override
  public Codec<ObjectView> codec() {
    return Codec.known(SCHEMA);
  }

  @Override
  public Provider<ObjectView, Path> provider() {
    return new Provider<>() {
      @Override
      public Path connect(Connecting call, ObjectView config) {
        return Path.of(config.get(ROOT));
      }

      @Override
      public List<? extends Part<? super Path>> parts() {
        return List.of(new Thing(), Item.numbered(), Item.named());
      }
    };
  }
}
