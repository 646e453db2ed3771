package dev.terrane.testkit.core;

import dev.terrane.provider.resource.ResourceModel;
import java.util.Arrays;

/// Checks addresses of resource instances.
final class Addresses {
  private Addresses() {}

  /// Requires the address of an instance of a resource.
  ///
  /// @throws IllegalArgumentException if the resource type is not in the address
  static void require(String provider, ResourceModel<?, ?, ?, ?, ?, ?> model, String address) {
    var typeName = provider + "_" + model.name();
    if (!Arrays.asList(address.split("\\.")).contains(typeName)) {
      throw new IllegalArgumentException(
          address + " is not the address of a " + typeName + ", such as " + typeName + ".a");
    }
  }
}
