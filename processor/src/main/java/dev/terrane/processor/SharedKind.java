package dev.terrane.processor;

import com.palantir.javapoet.JavaFile;
import dev.terrane.processor.emit.SharedFile;
import dev.terrane.processor.model.Declaration;
import dev.terrane.processor.read.RecordRole;
import dev.terrane.provider.Nested;
import java.util.List;

/// Reads the records with `@Nested`, which several other records can contain.
final class SharedKind implements Kind<Declaration.Shared> {
  @Override
  public List<Declaration.Shared> read(ProcessingRound round) {
    return round.records(
        Nested.class,
        true,
        (declared, _) ->
            new Declaration.Shared(
                declared.reading().record(declared.record(), RecordRole.Inner.SHARED),
                declared.isPublic(),
                declared.origins()));
  }

  @Override
  public JavaFile write(Declaration.Shared declaration) {
    return new SharedFile(declaration).write();
  }
}
