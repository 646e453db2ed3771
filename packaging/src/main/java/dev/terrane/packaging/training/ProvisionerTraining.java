package dev.terrane.packaging.training;

import static dev.terrane.rpc.provisioner.GetProvisionerSchemaRpc.GET_PROVISIONER_SCHEMA;
import static dev.terrane.rpc.provisioner.ProvisionResourceRpc.PROVISION_RESOURCE;
import static dev.terrane.rpc.provisioner.ValidateProvisionerConfigRpc.VALIDATE_PROVISIONER_CONFIG;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.provisioner.GetProvisionerSchema;
import dev.terrane.engine.provisioner.ProvisionResource;
import dev.terrane.engine.provisioner.ValidateProvisionerConfig;
import dev.terrane.engine.rules.Blocks;
import dev.terrane.packaging.system.PackagingException;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.Schema;
import dev.terrane.rpc.Endpoint;
import java.util.ArrayList;
import java.util.List;

/// The calls of the training of a provisioner: its schema, the validation of an empty block, and
/// the configurations of the training file, without a connection.
final class ProvisionerTraining {
  private static final CtyType CONNECTION = CtyType.map(CtyType.STRING);

  private final Endpoint provisioner;
  private final TrainingFile file;
  private final Schema schema;

  ProvisionerTraining(Endpoint provisioner, TrainingFile file) {
    this.provisioner = provisioner;
    this.file = file;
    var response = provisioner.call(GET_PROVISIONER_SCHEMA, new GetProvisionerSchema.Request());
    require("the schema", response.diagnostics());
    this.schema = response.provisioner();
  }

  /// Runs all calls.
  ///
  /// @throws PackagingException if a call of the training file fails
  void run() {
    // Most provisioners reject an empty block; its classes are loaded.
    var _ = validate(Blocks.empty(schema.members()));
    file.provisioners().forEach(this::provision);
  }

  private List<Diagnostic> validate(CtyValue config) {
    var request = new ValidateProvisionerConfig.Request(DynamicValue.of(config, schema.type()));
    return provisioner.call(VALIDATE_PROVISIONER_CONFIG, request).diagnostics();
  }

  private void provision(String address, ObjectValue block) {
    var place = "provisioner." + address;
    var config = TrainingInstance.config(place, schema, block);
    require(place, validate(config));
    var request =
        new ProvisionResource.Request(
            DynamicValue.of(config, schema.type()),
            DynamicValue.of(CtyValue.nullOf(CONNECTION), CONNECTION));
    var findings = new ArrayList<Diagnostic>();
    provisioner.stream(
        PROVISION_RESOURCE, request, response -> findings.addAll(response.diagnostics()));
    require(place, findings);
  }

  private static void require(String place, List<Diagnostic> findings) {
    findings.stream()
        .filter(Diagnostic::isError)
        .findFirst()
        .ifPresent(error -> {
          throw new PackagingException(
              "training, " + place + ": " + error.summary() + ": " + error.detail());
        });
  }
}
