package dev.terrane.engine;

import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.Schema;
import java.util.List;
import java.util.Map;

/** All schemas and capabilities; asked once per process, or not at all. */
public final class GetProviderSchema {
  private GetProviderSchema() {}

  /** What Terraform asks. */
  public record Request() {}

  /** What the provider answers. */
  public record Response(Schema provider, Map<String, Schema> resources, Map<String, Schema> dataSources, ServerCapabilities capabilities, List<Diagnostic> diagnostics) {
    /** Copies what it is given. */
    public Response {
      resources = Map.copyOf(resources);
      dataSources = Map.copyOf(dataSources);
      diagnostics = List.copyOf(diagnostics);
    }
  }
}
