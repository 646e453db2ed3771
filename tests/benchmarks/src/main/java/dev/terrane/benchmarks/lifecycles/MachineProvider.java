package dev.terrane.benchmarks.lifecycles;

import dev.terrane.provider.Connecting;
import dev.terrane.provider.Part;
import dev.terrane.provider.Provider;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.provider.schema.Schema;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The provider of {@link Machine}, with its remote side. */
final class MachineProvider implements ProviderType<ObjectView, Map<String, ObjectView>> {
  private static final Schema SCHEMA = Schema.provider();

  private final Map<String, ObjectView> machines = new ConcurrentHashMap<>();

  @Override
  public String name() {
    return "benchmark";
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
  public Provider<ObjectView, Map<String, ObjectView>> provider() {
    return new Provider<>() {
      @Override
      public Map<String, ObjectView> connect(Connecting call, ObjectView config) {
        return machines;
      }

      @Override
      public List<? extends Part<? super Map<String, ObjectView>>> parts() {
        return List.of(new Machine());
      }
    };
  }
}
