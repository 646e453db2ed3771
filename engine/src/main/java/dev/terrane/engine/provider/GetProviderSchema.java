package dev.terrane.engine.provider;

import dev.terrane.engine.ServerCapabilities;
import dev.terrane.engine.part.Declarations;
import dev.terrane.engine.part.DeclaredPart;
import dev.terrane.engine.part.Kind;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.part.Registry;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.Schema;
import java.util.List;

/// Returns all schemas and capabilities. A CLI calls it once per process, or not at all.
public final class GetProviderSchema {
  private final Session session;

  public GetProviderSchema(Session session) {
    this.session = session;
  }

  public record Request() {}

  public record Response(
      Schema provider,
      Declarations parts,
      ServerCapabilities capabilities,
      List<Diagnostic> diagnostics) {
    public Response {
      diagnostics = List.copyOf(diagnostics);
    }
  }

  /// Returns the schemas. One that cannot be built is omitted, with a diagnostic.
  public Response run(Request request) {
    var diagnostics = new Diagnostics();
    var provider = session.schema(diagnostics).orElseGet(Schema::provider);
    var registry = session.registry(diagnostics);
    registry.map(Registry::problems).ifPresent(diagnostics::addAll);
    return new Response(
        provider, declarations(diagnostics), ServerCapabilities.CURRENT, diagnostics.all());
  }

  private Declarations declarations(Diagnostics diagnostics) {
    var declarations = Declarations.NONE;
    for (var kind : Kinds.ALL) {
      declarations = with(declarations, kind, diagnostics);
    }
    return declarations;
  }

  private <P extends DeclaredPart<D>, D> Declarations with(
      Declarations declarations, Kind<P, D> kind, Diagnostics diagnostics) {
    return declarations.with(kind, session.declarations(kind, diagnostics));
  }
}
