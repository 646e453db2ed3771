package dev.terrane.testkit;

import dev.terrane.provider.Connecting;
import dev.terrane.provider.Part;
import dev.terrane.provider.Provider;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.provider.schema.Schema;
import java.util.List;

/// A provider of the parts under test, with an empty `provider` block. Its client belongs to the
/// test and outlives the sessions, so that it can be a remote side in memory:
///
/// ```
/// var provider = new TestProvider<>("files", disk, new NoteResource());
/// Core.of(provider).resource(NoteModel.resource());
/// ```
///
/// A subclass with a constructor without parameters can be named in an annotation.
///
/// @param <C> the provider's client
public class TestProvider<C> implements ProviderType<ObjectView, C>, Provider<ObjectView, C> {
  private static final Schema SCHEMA = Schema.provider();

  private final String name;
  private final C client;
  private final List<Part<? super C>> parts;

  /// Creates a provider.
  ///
  /// @param name its name, with which the names of its parts begin
  /// @param client the client, or a test double of it; is not closed
  /// @param parts the resources, data sources and other parts
  @SafeVarargs
  @SuppressWarnings("varargs")
  public TestProvider(String name, C client, Part<? super C>... parts) {
    this(name, client, List.of(parts));
  }

  /// Creates a provider.
  ///
  /// @param name its name, with which the names of its parts begin
  /// @param client the client, or a test double of it; is not closed
  /// @param parts the resources, data sources and other parts
  public TestProvider(String name, C client, List<? extends Part<? super C>> parts) {
    this.name = name;
    this.client = client;
    this.parts = List.copyOf(parts);
  }

  @Override
  public final String name() {
    return name;
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
  public final Provider<ObjectView, C> provider() {
    return this;
  }

  @Override
  public final C connect(Connecting call, ObjectView config) {
    return client;
  }

  @Override
  public final void close(C shared) {}

  @Override
  public final List<Part<? super C>> parts() {
    return parts;
  }
}
