package dev.terrane.engine.sample;

import dev.terrane.provider.Connecting;
import dev.terrane.provider.Part;
import dev.terrane.provider.Provider;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.provider.schema.Schema;
import dev.terrane.tests.core.TestCore;
import dev.terrane.tests.core.TestInstance;
import java.util.List;

/// A provider `t` with some parts. Its client is the endpoint; there is none while that is unknown.
public final class Sample implements ProviderType<ObjectView, String> {
  private static final Attribute<String> ENDPOINT = Attribute.string("endpoint").defaultTo("here");
  private static final Schema SCHEMA = Schema.provider(ENDPOINT);

  private final List<? extends Part<? super String>> parts;

  private Sample(List<? extends Part<? super String>> parts) {
    this.parts = parts;
  }

  /// A provider with some parts.
  public static Sample of(List<? extends Part<? super String>> parts) {
    return new Sample(List.copyOf(parts));
  }

  /// A provider with one part.
  public static Sample of(Part<? super String> part) {
    return new Sample(List.<Part<? super String>>of(part));
  }

  /// An instance of the resource `t_thing` with these members, at a provider of its own.
  public static TestInstance instance(Attribute<?>... members) {
    return instance(new Thing(members));
  }

  /// An instance of a resource, at a provider of its own.
  public static TestInstance instance(Thing thing) {
    return TestCore.of(of(thing)).resource("t_thing");
  }

  @Override
  public String name() {
    return "t";
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
  public Provider<ObjectView, String> provider() {
    return new Provider<>() {
      @Override
      public String connect(Connecting call, ObjectView config) {
        return config.get(ENDPOINT);
      }

      @Override
      public List<? extends Part<? super String>> parts() {
        return parts;
      }
    };
  }
}
