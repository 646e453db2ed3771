package dev.terrane.processor;

import com.palantir.javapoet.JavaFile;
import dev.terrane.processor.emit.PartFile;
import dev.terrane.processor.model.Declaration;
import dev.terrane.provider.schema.SchemaKind;
import dev.terrane.provider.statestore.StateStore;
import dev.terrane.provider.statestore.StateStoreModel;
import dev.terrane.provider.statestore.StateStoreType;
import dev.terrane.provider.statestore.StateStoreViews;
import java.util.List;

/// Reads the records with `@StateStore`.
final class StateStoreKind implements Kind<Declaration.Part> {
  private static final PartFile.Family FAMILY =
      new PartFile.Family(
          "state store",
          "stateStore",
          "Opener",
          StateStoreModel.class,
          StateStoreType.class,
          StateStoreViews.class);

  @Override
  public List<Declaration.Part> read(ProcessingRound round) {
    return round.parts(StateStore.class, SchemaKind.STATE_STORE);
  }

  @Override
  public JavaFile write(Declaration.Part declaration) {
    return PartFile.withoutResult(declaration, FAMILY).write();
  }
}
