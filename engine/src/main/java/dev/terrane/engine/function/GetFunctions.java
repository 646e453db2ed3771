package dev.terrane.engine.function;

import dev.terrane.provider.Diagnostic;
import java.util.List;

/// Functions beyond those of the schema; OpenTofu asks for them.
public final class GetFunctions {
  /// Nothing of the session matters.
  public GetFunctions() {}

  /// Answers that there are none, which CLIs take better than "not implemented".
  public Response run(Request request) {
    return new Response(List.of());
  }

  /// What Terraform asks.
  public record Request() {}

  /// What the provider answers.
  public record Response(List<Diagnostic> diagnostics) {
    /// Copies what it is given.
    public Response {
      diagnostics = List.copyOf(diagnostics);
    }
  }
}
