package dev.terrane.testkit.core;

import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.StoredState;
import dev.terrane.provider.resource.ResourceModel;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.testkit.internal.StoredData;
import java.util.Optional;

/// A resource instance in the state: its values, its identity, and what Terraform hides. Immutable.
///
/// @param <S> the view of the stored state
public final class StoredInstance<S extends StoredState> {
  private final String address;
  private final S values;
  private final StoredData data;

  private StoredInstance(String address, S values, StoredData data) {
    this.address = address;
    this.values = values;
    this.data = data;
  }

  /// Creates a view of what the state contains.
  ///
  /// @throws AssertionError if there is no object
  static <S extends StoredState> StoredInstance<S> of(
      ResourceModel<?, ?, ?, S, ?, ?> model, String address, Optional<StoredData> found) {
    var data = found.orElseThrow(() -> new AssertionError("the state contains no " + address));
    var values = model.views().stored().decode(data.object());
    return new StoredInstance<>(address, values, data);
  }

  /// Returns the values.
  ///
  /// @return the stored object
  public S values() {
    return values;
  }

  /// Returns the identity. CLIs need [dev.terrane.testkit.cli.CliFeature#RESOURCE_IDENTITY].
  ///
  /// @return a view of its attributes, which have the handles of the resource
  /// @throws AssertionError if the state contains none
  public ObjectView identity() {
    return data.identity()
        .filter(ObjectValue.class::isInstance)
        .map(identity -> ObjectView.of((ObjectValue) identity))
        .orElseThrow(() -> new AssertionError("the state contains no identity of " + address));
  }

  /// Whether Terraform hides an attribute, or a part of it: because its schema is sensitive, or, on
  /// a CLI, the configuration computes it from a sensitive value.
  ///
  /// @param attribute the handle
  /// @return true if it is shown as "(sensitive value)"
  public boolean isSensitive(Attribute<?> attribute) {
    return data.sensitive().contains(attribute.name());
  }
}
