package dev.terrane.engine.part;

import dev.terrane.provider.Failure;
import dev.terrane.provider.StoredState;
import dev.terrane.provider.resource.MoveSource;
import dev.terrane.provider.resource.StateMover;
import dev.terrane.provider.schema.Schema;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The state movers of a resource.
///
/// @param method the author's method that has returned them
/// @param movers the state movers
/// @param provider the name of the provider, which a source without a provider belongs to
public record StateMovers(
    AuthorMethod method, List<StateMover<StoredState>> movers, String provider) {
  /// Checks the sources.
  ///
  /// @throws Failure if two state movers have the same source, also if only one of them names the
  ///   provider
  public StateMovers {
    var sources = new HashSet<MoveSource>();
    for (var mover : movers) {
      var source = mover.source();
      if (!sources.add(source.ofProvider(source.provider().orElse(provider)))) {
        throw new Failure(
            "Invalid state movers",
            method
                + " has two state movers of "
                + source
                + ". This is a bug in the"
                + " provider.");
      }
    }
    movers = List.copyOf(movers);
  }

  /// The source of a request.
  ///
  /// @param provider the address of the provider, with its host
  /// @param type the full name of the resource type
  /// @param version the schema version
  public record Source(String provider, String type, long version) {
    @Override
    public String toString() {
      return type + " (version " + version + ") of the provider " + provider;
    }
  }

  /// The state mover of a source. One of a single version has precedence over one of any version,
  /// then one that names more parts of the provider's address. These differ, because two sources
  /// with as many parts of the same address are the same.
  public Optional<StateMover<StoredState>> find(Source source) {
    return movers.stream()
        .filter(mover -> accepts(mover.source(), source))
        .max(
            Comparator.<StateMover<StoredState>, Boolean>comparing(
                    mover -> mover.source().version().isPresent())
                .thenComparingLong(mover -> parts(mover.source())));
  }

  private static long parts(MoveSource source) {
    return 1 + source.provider().stream().flatMapToInt(String::chars).filter(c -> c == '/').count();
  }

  private boolean accepts(MoveSource accepted, Source source) {
    return accepted.type().equals(source.type())
        && (accepted.version().isEmpty() || accepted.version().getAsLong() == source.version())
        && isEnd(accepted.provider().orElse(provider), source.provider());
  }

  /// The registry hosts of Terraform and OpenTofu differ, so only the parts that the author has
  /// named are compared.
  private static boolean isEnd(String parts, String address) {
    return address.equals(parts) || address.endsWith("/" + parts);
  }

  /// The schemas of a source type, of all its versions and providers.
  public Stream<Schema> schemas(String type) {
    return movers.stream().filter(one -> one.source().type().equals(type)).map(StateMover::schema);
  }

  /// The sources, for messages.
  public List<String> sources() {
    return movers.stream().map(mover -> mover.source().toString()).sorted().toList();
  }
}
