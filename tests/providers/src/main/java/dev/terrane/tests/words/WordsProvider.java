package dev.terrane.tests.words;

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

/// The provider of every word.
public final class WordsProvider implements ProviderType<ObjectView, Remote> {
  private static final Attribute<String> ROOT =
      Attribute.string("root").defaultFromEnvironment("WORDS_ROOT", "WORDS_DIRECTORY");
  private static final Attribute<String> PREFIX =
      Attribute.string("prefix").defaultFromEnvironment("WORDS_PREFIX").defaultTo("label of ");
  private static final Schema SCHEMA = Schema.provider(ROOT, PREFIX);

  /// Makes the provider's type.
  public WordsProvider() {}

  @Override
  public String name() {
    return "words";
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
  public Provider<ObjectView, Remote> provider() {
    return new Provider<>() {
      @Override
      public Remote connect(Connecting call, ObjectView config) {
        return new Remote(Path.of(config.get(ROOT)), config.get(PREFIX));
      }

      @Override
      public List<? extends Part<? super Remote>> parts() {
        return List.of(new Gadget(), new Measure(), new Sparse(), Sparse.COUNT);
      }
    };
  }
}
