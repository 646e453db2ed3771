package dev.terrane.engine;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.codec.MessagePack;
import dev.terrane.engine.rules.ApplyRules;
import dev.terrane.engine.rules.Blocks;
import dev.terrane.engine.rules.WriteOnly;
import dev.terrane.engine.session.AuthorCall;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.KeptState;
import dev.terrane.engine.session.Method;
import dev.terrane.engine.session.Resource;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.schema.Attribute;
import java.util.List;
import java.util.Optional;

/// Create or update, and what is kept of it: the result, else the last checkpoint, else what the
/// state held.
final class Write {
  private final Session session;
  private final Resource resource;
  private final List<Attribute<?>> members;
  private final Diagnostics diagnostics;
  private final AuthorCall call;

  Write(Session session, Resource resource, KeptState kept, Diagnostics diagnostics) {
    this.session = session;
    this.resource = resource;
    this.members = resource.schema().members();
    this.diagnostics = diagnostics;
    this.call = AuthorCall.writing(session, diagnostics, kept, resource);
  }

  /// Writes, and tells the state to store.
  CtyValue run(CtyValue prior, ObjectValue planned, ObjectValue config) {
    session.secrets().learn(members, config);
    var input = (ObjectValue) WriteOnly.restored(members, planned, config);
    var method = resource.method(prior instanceof ObjectValue ? "update" : "create");
    var written = session.guard(method, diagnostics).call(() -> author(prior, input));
    if (written.isEmpty()) {
      return call.saved().<CtyValue>map(this::storable).orElse(prior);
    }
    return session
        .guard(method, diagnostics)
        .call(() -> resource.state(written.get()))
        .flatMap(state -> checked(planned, state, method))
        .orElseGet(() -> salvaged(planned));
  }

  private Object author(CtyValue prior, ObjectValue input) throws Exception {
    return prior instanceof ObjectValue before
        ? resource.update(call, before, input)
        : resource.create(call, input);
  }

  /// A breach is told, and the state is stored all the same: the object exists.
  private Optional<CtyValue> checked(ObjectValue planned, CtyValue state, Method method) {
    var actual = WriteOnly.removed(members, state);
    new SelfCheck(resource, method, diagnostics).applied(planned, actual);
    return Optional.of(storable(actual)).filter(this::sendable);
  }

  /// What is left when the author has written, and what he gave back cannot be stored.
  private CtyValue salvaged(ObjectValue planned) {
    return storable(call.saved().orElse(planned));
  }

  private CtyValue storable(CtyValue state) {
    return Blocks.completed(members, ApplyRules.unknownsRemoved(WriteOnly.removed(members, state)));
  }

  private boolean sendable(CtyValue state) {
    try {
      MessagePack.encode(state, resource.schema().type());
      return true;
    } catch (CtyException e) {
      diagnostics.add(Wire.unsendable(e));
      return false;
    }
  }
}
