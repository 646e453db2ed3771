package dev.terrane.engine.resource;

import dev.terrane.provider.Diagnostic;
import java.util.List;

/// The identities of resource types.
public final class GetResourceIdentitySchemas {
  /// Nothing of the session matters.
  public GetResourceIdentitySchemas() {}

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
