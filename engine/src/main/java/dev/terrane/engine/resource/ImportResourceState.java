package dev.terrane.engine.resource;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.ClientCapabilities;
import dev.terrane.engine.Deferral;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.DynamicValues;
import dev.terrane.engine.PartRequest;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.part.Resource;
import dev.terrane.engine.plan.AuthorValues;
import dev.terrane.engine.plan.ResultCompletion;
import dev.terrane.engine.rules.Blocks;
import dev.terrane.engine.rules.WriteOnlyValues;
import dev.terrane.engine.session.AuthorCall;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Session;
import dev.terrane.engine.session.StoredPrivateState;
import dev.terrane.provider.Deferred;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Failure;
import dev.terrane.provider.schema.Trait;
import java.util.List;
import java.util.Optional;

/// Returns the first state of an object that Terraform did not create.
public final class ImportResourceState {
  private final Session session;

  public ImportResourceState(Session session) {
    this.session = session;
  }

  /// The request.
  ///
  /// @param id empty when an identity is given
  /// @param identity absent when an id is given
  public record Request(
      String typeName, String id, DynamicValue identity, ClientCapabilities clientCapabilities)
      implements PartRequest {}

  /// The response.
  ///
  /// @param deferral the reason why the object cannot be imported yet; the state is unknown then
  public record Response(
      List<Imported> imported, Optional<Deferred.Reason> deferral, List<Diagnostic> diagnostics) {
    public Response {
      imported = List.copyOf(imported);
      diagnostics = List.copyOf(diagnostics);
    }
  }

  /// An imported object, with the part of its state that read needs.
  public record Imported(
      String typeName, DynamicValue state, Bytes privateState, DynamicValue identity) {}

  /// Returns one object, which Terraform reads next.
  public Response run(Request request) {
    var diagnostics = new Diagnostics();
    return session
        .find(Kinds.RESOURCE, request.typeName(), diagnostics)
        .map(resource -> answer(resource, request, diagnostics))
        .orElseGet(() -> new Response(List.of(), Optional.empty(), diagnostics.all()));
  }

  private Response answer(Resource resource, Request request, Diagnostics diagnostics) {
    var kept = StoredPrivateState.empty();
    var call = AuthorCall.reading(session, diagnostics, kept);
    var imported = imported(resource, request, kept, call, diagnostics);
    var deferral = Deferral.of(call, diagnostics, request.clientCapabilities());
    if (imported.isEmpty() && deferral.isPresent()) {
      var later = List.of(deferred(resource, request));
      return new Response(later, deferral, Deferral.findings(call, diagnostics));
    }
    return new Response(
        imported.map(List::of).orElseGet(List::of), Optional.empty(), diagnostics.all());
  }

  private static Imported deferred(Resource resource, Request request) {
    var type = resource.schema().type();
    var open = DynamicValue.of(CtyValue.unknown(type), type);
    return new Imported(resource.typeName(), open, Bytes.EMPTY, request.identity());
  }

  private Optional<Imported> imported(
      Resource resource,
      Request request,
      StoredPrivateState kept,
      AuthorCall call,
      Diagnostics diagnostics) {
    var method =
        new DisplayName(resource, session.secrets())
            .method(resource.importsItself() ? "import" : "importId", request.id());
    return session
        .guard(method, diagnostics)
        .call(() -> state(resource, call, request))
        .flatMap(state ->
            DynamicValues.write(state, resource.schema(), diagnostics)
                .map(written -> imported(written, state, resource, kept)));
  }

  private static Imported imported(
      DynamicValue written, CtyValue state, Resource resource, StoredPrivateState kept) {
    kept.imported();
    var identity = ResourceIdentity.of(resource).known(state);
    return new Imported(resource.typeName(), written, Bytes.of(kept.toBytes()), identity);
  }

  private static CtyValue state(Resource resource, AuthorCall call, Request request)
      throws Exception {
    if (resource.isStateOnly() && !resource.importsItself()) {
      throw stateOnly(resource);
    }
    // Without a client the object could not be read, and Terraform would plan with its id alone.
    call.client();
    return request.id().isEmpty() && !request.identity().isAbsent()
        ? new IdentityImport(resource).state(request.identity())
        : state(resource, call, request.id());
  }

  private static CtyValue state(Resource resource, AuthorCall call, String id) throws Exception {
    var schema = resource.schema();
    if (resource.importsItself()) {
      var found = resource.locate(call, id).orElseThrow(() -> missing(resource, id));
      var own = AuthorValues.of(schema.members(), WriteOnlyValues.removed(schema.members(), found));
      return ResultCompletion.imported(schema.members(), own);
    }
    var template = schema.importTemplate().orElseThrow(() -> notImportable(resource));
    var state = (ObjectValue) Blocks.empty(schema.members());
    for (var part : template.read(id).entrySet()) {
      state = state.with(part.getKey(), part.getValue());
    }
    return ResultCompletion.imported(schema.members(), state);
  }

  private static Failure missing(Resource resource, String id) {
    return new Failure(
        "Cannot import " + resource.typeName(),
        "The remote side has no object with the id \"" + id + "\".");
  }

  private static Failure stateOnly(Resource resource) {
    return new Failure(
        "Import not supported: " + resource.typeName(),
        resource.typeName()
            + " exists only in the state, so there is no remote object to import. The provider"
            + " can support import by implementing Importing.");
  }

  private static Failure notImportable(Resource resource) {
    var hasIdentity =
        resource.schema().members().stream().anyMatch(member -> member.is(Trait.IDENTITY));
    return new Failure(
        "Import not supported: " + resource.typeName(),
        "The provider does not support import of "
            + resource.typeName()
            + (hasIdentity
                ? " by id: its identity has several attributes or a collection, and the schema has"
                    + " no @ImportId (schema: importId(...)) that defines the form of an id."
                : ": it has no identity attribute."));
  }
}
