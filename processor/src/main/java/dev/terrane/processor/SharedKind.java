package dev.terrane.processor;

import dev.terrane.processor.model.Declaration;
import dev.terrane.processor.read.RecordRole;
import dev.terrane.provider.Nested;
import java.util.List;

/// Reads the records with `@Nested`, which several other records can contain.
final class SharedKind implements Kind {
  @Override
  public List<Declaration> read(Round round) {
    return round.records(
        Nested.class,
        true,
        (declared, _) ->
            new Declaration.Shared(
                declared.reading().record(declared.record(), RecordRole.SHARED),
                declared.isPublic(),
                declared.origins()));
  }
}
