package dev.terrane.benchmarks.calls;

import dev.terrane.provider.Connecting;
import dev.terrane.provider.Part;
import dev.terrane.provider.Provider;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.ValueView;
import java.util.List;

/** The provider of {@link StringsResource}. */
final class StringsProvider implements ProviderType<ValueView, Object> {
  private final Schema schema = Schema.provider();

  @Override
  public String name() {
    return "bench";
  }

  @Override
  public Schema schema() {
    return schema;
  }

  @Override
  public Codec<ValueView> codec() {
    return Codec.values(schema);
  }

  @Override
  public Provider<ValueView, Object> provider() {
    return new Provider<>() {
      @Override
      public Object connect(Connecting call, ValueView config) {
        return this;
      }

      @Override
      public List<? extends Part<Object>> parts() {
        return List.of(new StringsResource());
      }
    };
  }
}
