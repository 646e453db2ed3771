package dev.terrane.processor;

import com.palantir.javapoet.JavaFile;
import dev.terrane.processor.emit.PartFile;
import dev.terrane.processor.model.Declaration;
import dev.terrane.provider.provisioner.ProvisionerModel;
import dev.terrane.provider.provisioner.ProvisionerType;
import dev.terrane.provider.provisioner.ProvisionerViews;
import java.util.List;

/// Reads the records with `@Provisioner`.
final class ProvisionerKind implements Kind<Declaration.Part> {
  private static final PartFile.Family FAMILY =
      new PartFile.Family(
          "provisioner",
          "provisioner",
          "Runner",
          ProvisionerModel.class,
          ProvisionerType.class,
          ProvisionerViews.class);

  @Override
  public List<Declaration.Part> read(ProcessingRound round) {
    return round.provisioners();
  }

  @Override
  public JavaFile write(Declaration.Part declaration) {
    return PartFile.withoutClient(declaration, FAMILY).write();
  }
}
