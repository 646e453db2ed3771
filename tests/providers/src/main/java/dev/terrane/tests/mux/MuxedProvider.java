package dev.terrane.tests.mux;

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

/// The provider `time`, of which one resource is written in Java.
public sealed class MuxedProvider implements ProviderType<ObjectView, Path> {
  private static final Attribute<String> ROOT = Attribute.string("root").optional();
  private static final Schema SCHEMA = Schema.provider(ROOT);

  private final String resource;
  private final List<ExistingProvider> existing;

  /// With the executable of the provider `time`, and with one of version 6 that fails on request.
  public MuxedProvider() {
    this(
        "mark",
        ExistingProvider.of("terraform-provider-time"),
        ExistingProvider.of("terraform-provider-faulty"));
  }

  private MuxedProvider(String resource, ExistingProvider... existing) {
    this.resource = resource;
    this.existing = List.of(existing);
  }

  /// Has a resource of the same name as the executable.
  public static final class Clashing extends MuxedProvider {
    /// With a clash.
    public Clashing() {
      super("static", ExistingProvider.of("terraform-provider-time"));
    }
  }

  /// Has a resource instead of that of the executable.
  public static final class Replacing extends MuxedProvider {
    /// Without a clash.
    public Replacing() {
      super(
          "static",
          ExistingProvider.builder("terraform-provider-time").replacing("time_static").build());
    }
  }

  @Override
  public final String name() {
    return "time";
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
        return List.of(new Mark(resource));
      }

      @Override
      public List<ExistingProvider> existing() {
        return existing;
      }
    };
  }
}
