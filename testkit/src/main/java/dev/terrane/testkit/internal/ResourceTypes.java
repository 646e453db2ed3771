package dev.terrane.testkit.internal;

import dev.terrane.provider.Part;
import dev.terrane.provider.resource.ResourceType;
import dev.terrane.provider.resource.StateOnly;
import dev.terrane.provider.schema.ProviderType;

/// The resource types of a provider.
public final class ResourceTypes {
  private ResourceTypes() {}

  /// The full name of a part, as in configurations.
  ///
  /// @param name the name of the part; empty for the name of the provider
  public static String fullName(ProviderType<?, ?> type, String name) {
    return name.isEmpty() ? type.name() : type.name() + "_" + name;
  }

  /// Whether objects of a resource type exist only in the state, so that a read finds them also
  /// after destroy.
  public static boolean areStateOnly(ProviderType<?, ?> type, String typeName) {
    return type.provider().parts().stream()
        .filter(ResourceTypes::isStateOnly)
        .anyMatch(part -> fullName(type, part.name()).equals(typeName));
  }

  private static boolean isStateOnly(Part<?> part) {
    return part instanceof ResourceType<?, ?, ?, ?, ?, ?, ?> && part instanceof StateOnly;
  }
}
