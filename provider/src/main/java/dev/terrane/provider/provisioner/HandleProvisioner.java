package dev.terrane.provider.provisioner;

import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.ValueView;

/// A provisioner without records: its values are read by handle.
public interface HandleProvisioner extends ProvisionerType<ValueView, ObjectView> {
  @Override
  default ProvisionerViews<ValueView, ObjectView> views() {
    return ProvisionerViews.of(schema());
  }
}
