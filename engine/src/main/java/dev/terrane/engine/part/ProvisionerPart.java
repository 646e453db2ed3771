package dev.terrane.engine.part;

import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.provisioner.ProvisionerCall;
import dev.terrane.provider.provisioner.ProvisionerType;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.SchemaKind;

/// Calls the methods of a provisioner with values instead of views.
public final class ProvisionerPart extends BlockType {
  private final ProvisionerType<Object, Object> type;

  // The author's types are erased here; the codecs of the same provisioner restore them.
  @SuppressWarnings("unchecked")
  ProvisionerPart(String name, ProvisionerType<?, ?> type) {
    super(SchemaKind.PROVISIONER, name, type);
    this.type = (ProvisionerType<Object, Object>) type;
  }

  @Override
  Schema declared() {
    return type.schema();
  }

  @Override
  Object decodeConfig(ObjectValue config) {
    return type.views().config().decode(config);
  }

  @Override
  String term() {
    return "provisioner";
  }

  public void provision(ProvisionerCall call, ObjectValue input) throws Exception {
    type.provision(call, type.views().input().decode(seen(input)));
  }
}
