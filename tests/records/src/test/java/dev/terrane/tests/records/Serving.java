package dev.terrane.tests.records;

import dev.terrane.provider.Connecting;
import dev.terrane.provider.Part;
import dev.terrane.provider.Provider;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.provider.schema.Schema;
import dev.terrane.tests.core.TestCore;
import dev.terrane.tests.core.TestInstance;
import java.util.List;

/// A provider whose remote side is a stand-in that the test holds, too: it outlives the sessions.
///
/// @param client the stand-in
/// @param parts what is tested
/// @param <C> the stand-in's type
public record Serving<C>(C client, List<Part<? super C>> parts)
    implements ProviderType<ObjectView, C>, Provider<ObjectView, C> {
  /// Serves one part.
  public static <C> TestCore core(C client, Part<? super C> part) {
    return TestCore.of(new Serving<C>(client, List.of(part)));
  }

  /// An instance of a resource that does not exist yet.
  public static <C> TestInstance instance(C client, Part<? super C> resource) {
    return core(client, resource).resource("test_" + resource.name());
  }

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
  public Provider<ObjectView, C> provider() {
    return this;
  }

  @Override
  public C connect(Connecting call, ObjectView config) {
    return client;
  }
}
