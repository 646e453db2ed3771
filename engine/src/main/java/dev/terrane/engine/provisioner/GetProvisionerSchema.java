package dev.terrane.engine.provisioner;

import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.part.ProvisionerPart;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.Schema;
import java.util.List;

/// Returns the schema of the provisioner. A CLI calls it in each process, and starts many of them.
public final class GetProvisionerSchema {
  private final Session session;

  public GetProvisionerSchema(Session session) {
    this.session = session;
  }

  public record Request() {}

  public record Response(Schema provisioner, List<Diagnostic> diagnostics) {
    public Response {
      diagnostics = List.copyOf(diagnostics);
    }
  }

  /// Returns the schema; with an error it is empty, because CLIs report a second error if there is
  /// none.
  public Response run(Request request) {
    var diagnostics = new Diagnostics();
    var schema =
        session
            .find(Kinds.PROVISIONER, session.providerName(), diagnostics)
            .map(ProvisionerPart::schema)
            .orElseGet(Schema::provisioner);
    return new Response(schema, diagnostics.all());
  }
}
