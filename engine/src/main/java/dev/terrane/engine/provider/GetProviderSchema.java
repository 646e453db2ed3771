package dev.terrane.engine.provider;

import dev.terrane.engine.Bytes;
import dev.terrane.engine.ServerCapabilities;
import dev.terrane.engine.part.Declarations;
import dev.terrane.engine.part.DeclaredPart;
import dev.terrane.engine.part.Kind;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.part.Registry;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.provider.schema.Schema;
import java.util.List;
import java.util.Optional;

/// Returns all schemas and capabilities. A CLI calls it once per process, or not at all.
public final class GetProviderSchema {
  private final Session session;

  public GetProviderSchema(Session session) {
    this.session = session;
  }

  public record Request() {}

  /// The response.
  ///
  /// @param others more declarations, of providers that are served together with this one: encoded
  ///   fields of the response, in the version of the protocol that is served
  public record Response(
      Schema provider,
      Declarations parts,
      ServerCapabilities capabilities,
      List<Diagnostic> diagnostics,
      Optional<Schema> providerMeta,
      Bytes others) {
    /// A response of one provider.
    public Response(
        Schema provider,
        Declarations parts,
        ServerCapabilities capabilities,
        List<Diagnostic> diagnostics,
        Optional<Schema> providerMeta) {
      this(provider, parts, capabilities, diagnostics, providerMeta, Bytes.EMPTY);
    }

    /// A response without a schema of the `provider_meta` block.
    public Response(
        Schema provider,
        Declarations parts,
        ServerCapabilities capabilities,
        List<Diagnostic> diagnostics) {
      this(provider, parts, capabilities, diagnostics, Optional.empty());
    }

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
    var declarations = declarations(diagnostics);
    var meta = meta(diagnostics);
    return new Response(
        provider, declarations, ServerCapabilities.CURRENT, diagnostics.all(), meta);
  }

  private Optional<Schema> meta(Diagnostics diagnostics) {
    return session
        .guard(session.method("meta"), diagnostics)
        .call(session::meta)
        .flatMap(declared -> declared.map(ProviderType.Meta::schema));
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
