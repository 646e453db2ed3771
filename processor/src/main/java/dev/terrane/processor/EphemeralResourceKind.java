package dev.terrane.processor;

import com.palantir.javapoet.JavaFile;
import dev.terrane.processor.emit.PartFile;
import dev.terrane.processor.model.Declaration;
import dev.terrane.provider.EphemeralResource;
import dev.terrane.provider.ephemeral.EphemeralResourceModel;
import dev.terrane.provider.ephemeral.EphemeralResourceType;
import dev.terrane.provider.ephemeral.EphemeralViews;
import dev.terrane.provider.schema.SchemaKind;
import java.util.List;

/// Reads the records with `@EphemeralResource`.
final class EphemeralResourceKind implements Kind<Declaration.Part> {
  private static final PartFile.Family FAMILY =
      new PartFile.Family(
          "ephemeral resource",
          "ephemeralResource",
          "Opener",
          EphemeralResourceModel.class,
          EphemeralResourceType.class,
          EphemeralViews.class);

  @Override
  public List<Declaration.Part> read(ProcessingRound round) {
    return round.parts(EphemeralResource.class, SchemaKind.EPHEMERAL_RESOURCE);
  }

  @Override
  public JavaFile write(Declaration.Part declaration) {
    return PartFile.withResult(declaration, FAMILY).write();
  }
}
