package dev.terrane.engine.function;

import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.function.Signature;
import java.util.List;
import java.util.Map;

/// The signatures of all functions. OpenTofu calls it at a configured provider if a function is not
/// among the schemas.
public final class GetFunctions {
  private final Session session;

  public GetFunctions(Session session) {
    this.session = session;
  }

  public record Request() {}

  public record Response(Map<String, Signature<?>> functions, List<Diagnostic> diagnostics) {
    public Response {
      functions = Map.copyOf(functions);
      diagnostics = List.copyOf(diagnostics);
    }
  }

  /// Returns the signatures. One that cannot be built is omitted, with a diagnostic.
  public Response run(Request request) {
    var diagnostics = new Diagnostics();
    var functions = session.declarations(Kinds.FUNCTION, diagnostics);
    return new Response(functions, diagnostics.all());
  }
}
