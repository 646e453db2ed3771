package dev.terrane.server;

import dev.terrane.provider.Connecting;
import dev.terrane.provider.Part;
import dev.terrane.provider.Provider;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.provider.schema.Schema;
import java.util.ArrayList;
import java.util.List;

/**
 * A provider with one resource more, which the packager trains the JVM on. It is there only while a
 * property says so, which the packager sets and no package has.
 *
 * @param type the author's provider
 */
record TrainingProvider<G, C>(ProviderType<G, C> type) implements ProviderType<G, C> {
  private static final String PROPERTY = "terrane.training";

  /** Adds the resource, if this is a training. */
  static ProviderType<?, ?> in(ProviderType<?, ?> type) {
    return Boolean.getBoolean(PROPERTY) ? new TrainingProvider<>(type) : type;
  }

  @Override
  public String name() {
    return type.name();
  }

  @Override
  public Schema schema() {
    return type.schema();
  }

  @Override
  public Codec<G> codec() {
    return type.codec();
  }

  @Override
  public Provider<G, C> provider() {
    var provider = type.provider();
    return new Provider<>() {
      @Override
      public C connect(Connecting call, G config) throws Exception {
        return provider.connect(call, config);
      }

      @Override
      public List<? extends Part<? super C>> parts() {
        var parts = new ArrayList<Part<? super C>>(provider.parts());
        parts.add(new TrainingResource());
        return parts;
      }
    };
  }
}
