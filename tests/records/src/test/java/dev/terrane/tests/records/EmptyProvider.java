package dev.terrane.tests.records;

import dev.terrane.provider.Connecting;
import dev.terrane.provider.Part;
import dev.terrane.provider.Provider;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.provider.schema.Schema;
import java.util.List;

/// A provider without resources. Each test replaces it by a [Serving] with its own client.
public final class EmptyProvider
    implements ProviderType<ObjectView, Object>, Provider<ObjectView, Object> {
  @Override
  public String name() {
    return "test";
  }

  @Override
  public Schema schema() {
    return Schema.provider();
  }

  @Override
  public Codec<ObjectView> codec() {
    return Codec.known(schema());
  }

  @Override
  public Provider<ObjectView, Object> provider() {
    return this;
  }

  @Override
  public Object connect(Connecting call, ObjectView config) {
    return this;
  }

  @Override
  public List<Part<Object>> parts() {
    return List.of();
  }
}
