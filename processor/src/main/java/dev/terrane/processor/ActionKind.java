package dev.terrane.processor;

import com.palantir.javapoet.JavaFile;
import dev.terrane.processor.emit.PartFile;
import dev.terrane.processor.model.Declaration;
import dev.terrane.provider.Action;
import dev.terrane.provider.action.ActionModel;
import dev.terrane.provider.action.ActionType;
import dev.terrane.provider.action.ActionViews;
import dev.terrane.provider.action.Planning;
import dev.terrane.provider.schema.SchemaKind;
import java.util.List;

/// Reads the records with `@Action`.
final class ActionKind implements Kind<Declaration.Part> {
  private static final PartFile.Family FAMILY =
      new PartFile.Family(
          "action", "action", "Invoker", ActionModel.class, ActionType.class, ActionViews.class);

  @Override
  public List<Declaration.Part> read(ProcessingRound round) {
    return round.parts(Action.class, SchemaKind.ACTION);
  }

  @Override
  public JavaFile write(Declaration.Part declaration) {
    return PartFile.withoutResult(declaration, FAMILY, Planning.class).write();
  }
}
