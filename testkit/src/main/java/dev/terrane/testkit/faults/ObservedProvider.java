package dev.terrane.testkit.faults;

import dev.terrane.provider.Connecting;
import dev.terrane.provider.Part;
import dev.terrane.provider.Provider;
import dev.terrane.provider.mux.ExistingProvider;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.validation.Findings;
import dev.terrane.provider.validation.Validating;
import java.util.List;
import java.util.Optional;

/// A provider whose clients are wrapped.
///
/// @param type the provider
/// @param calls receives the calls of the clients
/// @param wrapper wraps a client
/// @param <G> the view of the provider's configuration
/// @param <C> the client
record ObservedProvider<G, C>(
    ProviderType<G, C> type, RemoteCalls calls, RemoteCalls.ClientWrapper<C> wrapper)
    implements ProviderType<G, C> {
  @Override
  public String name() {
    return type.name();
  }

  @Override
  public String version() {
    return type.version();
  }

  @Override
  public Schema schema() {
    return type.schema();
  }

  @Override
  public Codec<G> codec() {
    return type.codec();
  }

  @Override
  public Optional<Meta<?>> meta() {
    return type.meta();
  }

  @Override
  @SuppressWarnings("unchecked") // A provider validates the view that it connects with.
  public Provider<G, C> provider() {
    var author = type.provider();
    return author instanceof Validating<?> validating
        ? new Checked<>(connected(author), (Validating<G>) validating)
        : connected(author);
  }

  private Connected<G, C> connected(Provider<G, C> author) {
    return new Connected<>(author, calls.ofSession(), wrapper);
  }

  private record Connected<G, C>(
      Provider<G, C> author, RemoteCalls calls, RemoteCalls.ClientWrapper<C> wrapper)
      implements Provider<G, C> {
    @Override
    public C connect(Connecting call, G config) throws Exception {
      return wrapper.wrap(calls, author.connect(call, config));
    }

    @Override
    public void close(C client) throws Exception {
      author.close(client);
    }

    @Override
    public List<? extends Part<? super C>> parts() {
      return author.parts();
    }

    @Override
    public List<ExistingProvider> existing() {
      return author.existing();
    }
  }

  private record Checked<G, C>(Connected<G, C> provider, Validating<G> author)
      implements Provider<G, C>, Validating<G> {
    @Override
    public C connect(Connecting call, G config) throws Exception {
      return provider.connect(call, config);
    }

    @Override
    public void close(C client) throws Exception {
      provider.close(client);
    }

    @Override
    public List<? extends Part<? super C>> parts() {
      return provider.parts();
    }

    @Override
    public List<ExistingProvider> existing() {
      return provider.existing();
    }

    @Override
    public void validate(G config, Findings findings) {
      author.validate(config, findings);
    }
  }
}
