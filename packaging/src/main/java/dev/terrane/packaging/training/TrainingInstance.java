package dev.terrane.packaging.training;

import dev.terrane.core.CommandDiagnostics;
import dev.terrane.core.Core;
import dev.terrane.core.ResourceInstance;
import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.codec.Json;
import dev.terrane.engine.rules.Blocks;
import dev.terrane.packaging.system.PackagingException;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.Schema;
import java.util.stream.Collectors;

/// One resource instance during training, from creation to destruction.
final class TrainingInstance {
  private final Core core;
  private final String address;
  private final ResourceInstance instance;

  /// @param address `TYPE.NAME`
  TrainingInstance(Core core, String address) {
    this.core = core;
    this.address = address;
    this.instance = core.resource(typeName());
  }

  private String typeName() {
    return address.substring(0, address.indexOf('.'));
  }

  /// Creates the configuration of a block as Terraform does.
  ///
  /// @throws PackagingException if the block does not match the schema
  static CtyValue config(String place, Schema schema, CtyValue block) {
    try {
      var value = Json.decode(Json.encode(block, block.type()), schema.type());
      return Blocks.completed(schema.members(), value);
    } catch (CtyException e) {
      throw new PackagingException("training, " + place + ": " + e.getMessage(), e);
    }
  }

  /// Throws if a call has failed.
  static void require(String place, CommandDiagnostics findings) {
    if (!findings.ok()) {
      var errors =
          findings.all().stream()
              .filter(Diagnostic::isError)
              .map(one -> one.summary() + ": " + one.detail())
              .collect(Collectors.joining("; "));
      throw new PackagingException("training, " + place + ": " + errors);
    }
  }

  /// Applies a configuration, then reads, imports and plans the object.
  ///
  /// @throws PackagingException when a call fails, except the import
  void apply(CtyValue block) {
    var config = config(address, instance.schema(), block);
    require(address, instance.apply(config));
    require(address, instance.refresh());
    // Ignores errors, because the provider may not support import.
    instance.identity().ifPresent(core.resource(typeName())::importIdentity);
    require(address, instance.planWithoutRefresh(config).findings());
  }

  /// Destroys the object.
  void destroy() {
    require(address, instance.destroy());
  }

  /// The stored object.
  ObjectValue object() {
    if (instance.state() instanceof ObjectValue object) {
      return object;
    }
    throw new PackagingException("training, " + address + ": the object no longer exists");
  }
}
