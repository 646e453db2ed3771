package dev.terrane.tests.directory;

import dev.terrane.provider.Connecting;
import dev.terrane.provider.Part;
import dev.terrane.provider.Provider;
import dev.terrane.provider.mux.ExistingProvider;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.provider.schema.Schema;
import java.nio.file.Path;
import java.util.List;

/// A provider whose client is the directory that its configuration names.
public abstract class DirectoryProvider implements ProviderType<ObjectView, Path> {
  private static final Attribute<String> ROOT = Attribute.string("root").optional();
  private static final Schema SCHEMA = Schema.provider(ROOT);

  private final String name;
  private final List<Part<? super Path>> parts;
  private final List<ExistingProvider> existing;

  /// A provider with parts and existing providers.
  protected DirectoryProvider(
      String name, List<Part<? super Path>> parts, ExistingProvider... existing) {
    this.name = name;
    this.parts = List.copyOf(parts);
    this.existing = List.of(existing);
  }

  @Override
  public final String name() {
    return name;
  }

  @Override
  public final Schema schema() {
    return SCHEMA;
  }

  @Override
  public final Codec<ObjectView> codec() {
    return Codec.known(SCHEMA);
  }

  @Override
  public final Provider<ObjectView, Path> provider() {
    return new Provider<>() {
      @Override
      public Path connect(Connecting call, ObjectView config) {
        return Path.of(config.get(ROOT));
      }

      @Override
      public List<? extends Part<? super Path>> parts() {
        return parts;
      }

      @Override
      public List<ExistingProvider> existing() {
        return existing;
      }
    };
  }
}
