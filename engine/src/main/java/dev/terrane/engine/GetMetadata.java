package dev.terrane.engine;

import dev.terrane.provider.Diagnostic;
import java.util.List;

/** The names of all parts. */
public final class GetMetadata {
  private GetMetadata() {}

  /** What Terraform asks. */
  public record Request() {}

  /** What the provider answers. */
  public record Response(ServerCapabilities capabilities, List<String> dataSources, List<String> resources, List<Diagnostic> diagnostics) {
    /** Copies what it is given. */
    public Response {
      dataSources = List.copyOf(dataSources);
      resources = List.copyOf(resources);
      diagnostics = List.copyOf(diagnostics);
    }
  }
}
