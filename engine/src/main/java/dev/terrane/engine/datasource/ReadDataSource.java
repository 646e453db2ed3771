package dev.terrane.engine.datasource;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.ClientCapabilities;
import dev.terrane.engine.Deferral;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.DynamicValues;
import dev.terrane.engine.PartRequest;
import dev.terrane.engine.part.DataSourcePart;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.plan.Defaults;
import dev.terrane.engine.session.AuthorCall;
import dev.terrane.engine.session.Deadline;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.MetaBlock;
import dev.terrane.engine.session.Session;
import dev.terrane.engine.session.StoredPrivateState;
import dev.terrane.provider.Deferred;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.OperationTimeouts.Operation;
import java.util.List;
import java.util.Optional;

/// Reads a data source.
public final class ReadDataSource {
  private final Session session;

  public ReadDataSource(Session session) {
    this.session = session;
  }

  public record Request(
      String typeName,
      DynamicValue config,
      ClientCapabilities clientCapabilities,
      DynamicValue providerMeta)
      implements PartRequest {
    /// A request without a `provider_meta` block.
    public Request(String typeName, DynamicValue config, ClientCapabilities clientCapabilities) {
      this(typeName, config, clientCapabilities, DynamicValue.ABSENT);
    }
  }

  /// The response.
  ///
  /// @param deferral the reason why the data source cannot be read yet; the state is unknown then
  public record Response(
      DynamicValue state, Optional<Deferred.Reason> deferral, List<Diagnostic> diagnostics) {
    public Response {
      diagnostics = List.copyOf(diagnostics);
    }
  }

  public Response run(Request request) {
    var diagnostics = new Diagnostics();
    return answer(request, diagnostics).orElseGet(() -> answered(DynamicValue.ABSENT, diagnostics));
  }

  private Optional<Response> answer(Request request, Diagnostics diagnostics) {
    try (var _ = session.journal().activity()) {
      return session
          .find(Kinds.DATA_SOURCE, request.typeName(), diagnostics)
          .flatMap(source ->
              DynamicValues.config(
                      request.config(), source.schema(), "the configuration", diagnostics)
                  .map(config -> answer(source, config, request, diagnostics)));
    }
  }

  private Response answer(
      DataSourcePart source, ObjectValue config, Request request, Diagnostics diagnostics) {
    var deadline = Deadline.of(source.schema(), Operation.READ, config);
    var call =
        AuthorCall.reading(session, diagnostics, StoredPrivateState.empty(), deadline)
            .with(new MetaBlock(session, request.providerMeta()::decode));
    var state = read(source, config, call, deadline, diagnostics);
    var deferral = Deferral.of(call, diagnostics, request.clientCapabilities());
    if (state.isEmpty() && deferral.isPresent()) {
      var type = source.schema().type();
      var open = DynamicValue.of(CtyValue.unknown(type), type);
      return new Response(open, deferral, Deferral.findings(call, diagnostics));
    }
    return answered(state.orElse(DynamicValue.ABSENT), diagnostics);
  }

  private static Response answered(DynamicValue state, Diagnostics diagnostics) {
    return new Response(state, Optional.empty(), diagnostics.all());
  }

  private Optional<DynamicValue> read(
      DataSourcePart source,
      ObjectValue config,
      AuthorCall call,
      Deadline deadline,
      Diagnostics diagnostics) {
    var members = source.schema().members();
    session.secrets().learn(members, config);
    var input = (ObjectValue) Defaults.apply(members, config);
    return session
        .guard(source.method("read"), diagnostics)
        .within(deadline)
        .call(() -> completed(members, input, source.read(call, input)))
        .filter(state -> DataSourceResult.isAccepted(source, state, diagnostics))
        .flatMap(state -> DynamicValues.write(state, source.schema(), diagnostics));
  }

  private CtyValue completed(List<Attribute<?>> members, ObjectValue input, ObjectValue given) {
    session.secrets().learn(members, given);
    return DataSourceResult.complete(members, input, given);
  }
}
