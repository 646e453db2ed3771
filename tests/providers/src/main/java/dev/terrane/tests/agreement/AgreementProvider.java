package dev.terrane.tests.agreement;

import dev.terrane.provider.Connecting;
import dev.terrane.provider.Part;
import dev.terrane.provider.Provider;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.provider.schema.Schema;
import java.util.List;
import java.util.stream.Stream;

/// The provider. Its remote side is in memory, and belongs to the instance of this class.
public final class AgreementProvider implements ProviderType<ObjectView, Remote> {
  private static final Schema SCHEMA = Schema.provider();

  private final Remote remote = new Remote();

  @Override
  public String name() {
    return "agreement";
  }

  @Override
  public Schema schema() {
    return SCHEMA;
  }

  @Override
  public Codec<ObjectView> codec() {
    return Codec.known(SCHEMA);
  }

  /// The remote side.
  public Remote remote() {
    return remote;
  }

  @Override
  public Provider<ObjectView, Remote> provider() {
    return new Provider<>() {
      @Override
      public Remote connect(Connecting call, ObjectView config) {
        return remote;
      }

      @Override
      public List<? extends Part<? super Remote>> parts() {
        return Stream.concat(Forms.ALL.stream(), Stream.of(Forms.EVERYTHING))
            .map(FormResource::new)
            .toList();
      }
    };
  }
}
