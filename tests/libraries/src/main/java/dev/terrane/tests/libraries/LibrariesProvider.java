package dev.terrane.tests.libraries;

import dev.terrane.provider.Connecting;
import dev.terrane.provider.Part;
import dev.terrane.provider.Provider;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.provider.schema.Schema;
import java.util.List;

/// Has nothing to connect to.
public final class LibrariesProvider implements ProviderType<ObjectView, Object> {
  private static final Schema SCHEMA = Schema.provider();

  @Override
  public String name() {
    return "libraries";
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
  public Provider<ObjectView, Object> provider() {
    return new Provider<>() {
      @Override
      public Object connect(Connecting call, ObjectView config) {
        return this;
      }

      @Override
      public List<? extends Part<? super Object>> parts() {
        return List.of(
            new LibraryDataSource("driver", Libraries::driver),
            new LibraryDataSource("logger", Libraries::logger),
            new LibraryDataSource("compression", Libraries::compressed),
            new LibraryDataSource("producer", Libraries::producer));
      }
    };
  }
}
