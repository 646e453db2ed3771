package dev.terrane.packaging.release;

import dev.terrane.packaging.system.PackagingException;
import java.util.regex.Pattern;

/// Where registries and mirrors keep a provider.
///
/// @param host the registry's host
/// @param namespace whose it is
/// @param type the provider's name, which begins the names of its resources
public record ProviderAddress(String host, String namespace, String type) {
  private static final Pattern LABEL = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");
  private static final Pattern HOST = Pattern.compile("[a-z0-9-]+(\\.[a-z0-9-]+)+(:[0-9]+)?");

  /// Refuses what no CLI accepts.
  public ProviderAddress {
    if (!HOST.matcher(host).matches()) {
      throw wrong("\"" + host + "\" is no host");
    }
    if (!LABEL.matcher(namespace).matches()) {
      throw wrong(
          "\"" + namespace + "\" is not made of lower-case letters, digits and single dashes");
    }
    requireType(type);
  }

  /// Reads an address.
  ///
  /// @throws PackagingException unless it is HOST/NAMESPACE/TYPE
  public static ProviderAddress parse(String text) {
    var parts = text.split("/", -1);
    if (parts.length != 3) {
      throw wrong("\"" + text + "\" has not three parts");
    }
    return new ProviderAddress(parts[0], parts[1], parts[2]);
  }

  /// Refuses a provider's name that no CLI accepts as the last part of an address.
  ///
  /// @throws PackagingException saying what is wrong
  public static void requireType(String type) {
    if (!LABEL.matcher(type).matches() || type.startsWith("terraform-")) {
      throw new PackagingException(
          "\""
              + type
              + "\" is no name of a provider: that is made of lower-case letters, digits and single dashes, and does not begin with \"terraform-\"");
    }
  }

  private static PackagingException wrong(String reason) {
    return new PackagingException(
        "the address of a provider is HOST/NAMESPACE/TYPE, like registry.terraform.io/acme/cloud: "
            + reason);
  }

  @Override
  public String toString() {
    return host + "/" + namespace + "/" + type;
  }
}
