package dev.terrane.engine.resource;

import dev.terrane.cty.CtyPath;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;
import java.util.List;

/// Refuses to move a state between resource types, which no resource supports yet. The capability
/// is not announced, so Terraform does not call it. OpenTofu calls it in any case.
public final class MoveResourceState {
  private final Session session;

  public MoveResourceState(Session session) {
    this.session = session;
  }

  public record Request(
      String sourceProviderAddress, String sourceTypeName, String targetTypeName) {}

  public record Response(List<Diagnostic> diagnostics) {
    public Response {
      diagnostics = List.copyOf(diagnostics);
    }
  }

  public Response run(Request request) {
    return new Response(
        List.of(
            Diagnostic.error(
                CtyPath.ROOT,
                "Cannot move " + request.sourceTypeName() + " to " + request.targetTypeName(),
                """
                The %s cannot move the state of a %s of the provider %s to a %s: it does not support \
                moves between resource types. Remove the moved block. To keep the object, \
                write a removed block for the %s and an import block for the %s.\
                """
                    .formatted(
                        session.method("moveResourceState").subject(),
                        request.sourceTypeName(),
                        request.sourceProviderAddress(),
                        request.targetTypeName(),
                        request.sourceTypeName(),
                        request.targetTypeName()))));
  }
}
