package dev.terrane.engine.provider;

import dev.terrane.engine.ServerCapabilities;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Registry;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;
import java.util.List;

/// The names of all parts.
public final class GetMetadata {
  private final Session session;

  /// In a session.
  public GetMetadata(Session session) {
    this.session = session;
  }

  /// What Terraform asks.
  public record Request() {}

  /// What the provider answers.
  public record Response(
      ServerCapabilities capabilities,
      List<String> dataSources,
      List<String> resources,
      List<String> functions,
      List<Diagnostic> diagnostics) {
    /// Copies what it is given.
    public Response {
      dataSources = List.copyOf(dataSources);
      resources = List.copyOf(resources);
      functions = List.copyOf(functions);
      diagnostics = List.copyOf(diagnostics);
    }
  }

  /// Answers.
  public Response run(Request request) {
    var diagnostics = new Diagnostics();
    var registry = session.registry(diagnostics);
    registry.map(Registry::problems).ifPresent(diagnostics::addAll);
    return new Response(
        ServerCapabilities.CURRENT,
        registry.map(all -> List.copyOf(all.dataSources().keySet())).orElseGet(List::of),
        registry.map(all -> List.copyOf(all.resources().keySet())).orElseGet(List::of),
        registry.map(all -> List.copyOf(all.functions().keySet())).orElseGet(List::of),
        diagnostics.all());
  }
}
