package dev.terrane.engine.part;

import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.provisioner.ProvisionerCall;
import dev.terrane.provider.provisioner.ProvisionerType;
import dev.terrane.provider.schema.SchemaKind;

/// Calls the methods of a provisioner with values instead of views.
public final class ProvisionerPart extends BlockType {
  private final ProvisionerType<Object, Object> type;

  // The author's types are erased here; the codecs of the same provisioner restore them.
  @SuppressWarnings("unchecked")
  ProvisionerPart(String name, ProvisionerType<?, ?> type) {
    super(
        SchemaKind.PROVISIONER,
        "provisioner",
        name,
        new AuthorType(type, type::schema, () -> type.views().config()));
    this.type = (ProvisionerType<Object, Object>) type;
  }

  public void provision(ProvisionerCall call, ObjectValue input) throws Exception {
    type.provision(call, type.views().input().decode(seen(input)));
  }
}
