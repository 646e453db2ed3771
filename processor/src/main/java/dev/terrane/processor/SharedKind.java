package dev.terrane.processor;

import dev.terrane.processor.model.Unit;
import dev.terrane.processor.read.Family;
import dev.terrane.provider.Nested;
import java.util.List;

/// Records with `@Nested`, which several others share.
final class SharedKind implements Kind {
  @Override
  public List<Unit> read(Round round) {
    return round.records(
        Nested.class,
        true,
        (declared, _) ->
            new Unit.Shared(
                declared.reading().record(declared.record(), Family.SHARED),
                declared.isPublic(),
                declared.origins()));
  }
}
