package dev.terrane.engine.provider;

import dev.terrane.engine.ServerCapabilities;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Method;
import dev.terrane.engine.session.Registry;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.function.Signature;
import dev.terrane.provider.schema.Schema;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/// All schemas and capabilities; asked once per process, or not at all.
public final class GetProviderSchema {
  private final Session session;

  /// In a session.
  public GetProviderSchema(Session session) {
    this.session = session;
  }

  /// What Terraform asks.
  public record Request() {}

  /// What the provider answers.
  public record Response(
      Schema provider,
      Map<String, Schema> resources,
      Map<String, Schema> dataSources,
      Map<String, Signature<?>> functions,
      ServerCapabilities capabilities,
      List<Diagnostic> diagnostics) {
    /// Copies what it is given.
    public Response {
      resources = Map.copyOf(resources);
      dataSources = Map.copyOf(dataSources);
      functions = Map.copyOf(functions);
      diagnostics = List.copyOf(diagnostics);
    }
  }

  /// Answers. A schema that cannot be built is a diagnostic, and left out.
  public Response run(Request request) {
    var diagnostics = new Diagnostics();
    var provider = session.schema(diagnostics).orElseGet(Schema::provider);
    var registry = session.registry(diagnostics);
    registry.map(Registry::problems).ifPresent(diagnostics::addAll);
    var resources =
        registry.map(
            all -> schemas(all.resources(), r -> r.method("schema"), r -> r.schema(), diagnostics));
    var dataSources =
        registry.map(all ->
            schemas(all.dataSources(), s -> s.method("schema"), s -> s.schema(), diagnostics));
    return new Response(
        provider,
        resources.orElseGet(Map::of),
        dataSources.orElseGet(Map::of),
        session.signatures(diagnostics),
        ServerCapabilities.CURRENT,
        diagnostics.all());
  }

  private <T> Map<String, Schema> schemas(
      Map<String, T> parts,
      Function<T, Method> method,
      Function<T, Schema> schema,
      Diagnostics diagnostics) {
    var schemas = new LinkedHashMap<String, Schema>();
    parts.forEach((name, part) ->
        session
            .guard(method.apply(part), diagnostics)
            .call(() -> schema.apply(part))
            .ifPresent(built -> schemas.put(name, built)));
    return schemas;
  }
}
