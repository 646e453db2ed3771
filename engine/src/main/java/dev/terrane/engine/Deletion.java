package dev.terrane.engine;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.session.AuthorCall;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.KeptState;
import dev.terrane.engine.session.Resource;
import dev.terrane.engine.session.Session;
import java.util.Optional;

/// The end of an object.
record Deletion(Session session, Resource resource, KeptState kept, Diagnostics diagnostics) {
  /// Deletes; empty, with a diagnostic, when the object may still be there.
  Optional<CtyValue> run(CtyValue prior) {
    var gone = CtyValue.nullOf(resource.schema().type());
    if (!(prior instanceof ObjectValue state)) {
      return Optional.of(gone);
    }
    var call = AuthorCall.reading(session, diagnostics, kept);
    var done =
        session
            .guard(resource.method("delete"), diagnostics)
            .run(() -> resource.delete(call, state));
    return done ? Optional.of(gone) : Optional.empty();
  }
}
