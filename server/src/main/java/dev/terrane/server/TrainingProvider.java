package dev.terrane.server;

import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.Connecting;
import dev.terrane.provider.Part;
import dev.terrane.provider.Provider;
import dev.terrane.provider.mux.ExistingProvider;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.provider.schema.Schema;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Adds a resource to a provider during training, which exercises the engine. Enabled by a system
 * property that only the packager sets.
 *
 * @param type the author's provider
 * @param connects whether the author's `connect` is called; otherwise no author code runs that
 *     needs a client
 */
record TrainingProvider(ProviderType<Object, Object> type, boolean connects)
    implements ProviderType<Object, Object> {
  private static final String PROPERTY = "terrane.training";

  /** Adds the resource, if this is a training. */
  // The author's types are erased; only the author's provider receives the values of its codec.
  @SuppressWarnings("unchecked")
  static ProviderType<?, ?> in(ProviderType<?, ?> type) {
    var mode = System.getProperty(PROPERTY, "");
    return mode.isEmpty()
        ? type
        : new TrainingProvider((ProviderType<Object, Object>) type, mode.equals("provider"));
  }

  @Override
  public String name() {
    return type.name();
  }

  @Override
  public Schema schema() {
    var schema = type.schema();
    // Without a training file, the provider block is empty, because values of users do not exist
    // during packaging.
    return connects ? schema : Schema.provider();
  }

  @Override
  public Codec<Object> codec() {
    return connects ? type.codec() : new Unread();
  }

  @Override
  public Optional<Meta<?>> meta() {
    return type.meta();
  }

  @Override
  public Provider<Object, Object> provider() {
    var provider = type.provider();
    return new Provider<>() {
      @Override
      public Object connect(Connecting call, Object config) throws Exception {
        return connects ? provider.connect(call, config) : config;
      }

      @Override
      public void close(Object client) throws Exception {
        if (connects) {
          provider.close(client);
        }
      }

      // Without a training file, there is no configuration for them.
      @Override
      public List<ExistingProvider> existing() {
        return connects ? provider.existing() : List.of();
      }

      @Override
      public List<? extends Part<? super Object>> parts() {
        var parts = new ArrayList<Part<? super Object>>(provider.parts());
        parts.add(new TrainingResource());
        return parts;
      }
    };
  }

  /** The codec of the empty provider block. */
  private record Unread() implements Codec<Object> {
    @Override
    public Object decode(ObjectValue object) {
      return object;
    }

    @Override
    public ObjectValue encode(Object view) {
      return (ObjectValue) view;
    }
  }
}
