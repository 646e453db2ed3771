package dev.terrane.engine.provider;

import dev.terrane.engine.ServerCapabilities;
import dev.terrane.engine.part.Kind;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.part.Registry;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Returns the names of all parts.
public final class GetMetadata {
  private final Session session;

  public GetMetadata(Session session) {
    this.session = session;
  }

  public record Request() {}

  /// The response.
  ///
  /// @param names the full names of the parts of each kind
  public record Response(
      ServerCapabilities capabilities,
      Map<Kind<?, ?>, List<String>> names,
      List<Diagnostic> diagnostics) {
    public Response {
      names = Map.copyOf(names);
      diagnostics = List.copyOf(diagnostics);
    }

    /// The full names of the parts of a kind.
    public List<String> names(Kind<?, ?> kind) {
      return names.getOrDefault(kind, List.of());
    }
  }

  public Response run(Request request) {
    var diagnostics = new Diagnostics();
    var registry = session.registry(diagnostics);
    registry.map(Registry::problems).ifPresent(diagnostics::addAll);
    return new Response(
        ServerCapabilities.CURRENT,
        registry.map(GetMetadata::names).orElseGet(Map::of),
        diagnostics.all());
  }

  private static Map<Kind<?, ?>, List<String>> names(Registry registry) {
    var names = new HashMap<Kind<?, ?>, List<String>>();
    Kinds.ALL.forEach(kind -> names.put(kind, List.copyOf(registry.parts(kind).keySet())));
    return names;
  }
}
