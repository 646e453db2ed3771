package dev.terrane.packaging.release;

import dev.terrane.packaging.system.PackagingException;
import java.util.regex.Pattern;

/// The source address of a provider.
///
/// @param host the registry's host
/// @param namespace the namespace
/// @param type the provider's name, the prefix of its resource types
public record ProviderAddress(String host, String namespace, String type) {
  private static final Pattern LABEL = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");
  private static final Pattern HOST = Pattern.compile("[a-z0-9-]+(\\.[a-z0-9-]+)+(:[0-9]+)?");

  /// Checks that CLIs accept the address.
  public ProviderAddress {
    if (!HOST.matcher(host).matches()) {
      throw wrong("\"" + host + "\" is not a host name");
    }
    if (!LABEL.matcher(namespace).matches()) {
      throw wrong(
          "\"" + namespace + "\" may contain only lower-case letters, digits and single dashes");
    }
    requireType(type);
  }

  /// Reads an address.
  ///
  /// @throws PackagingException unless it is HOST/NAMESPACE/TYPE
  public static ProviderAddress parse(String text) {
    var parts = text.split("/", -1);
    if (parts.length != 3) {
      throw wrong("\"" + text + "\" does not have three parts");
    }
    return new ProviderAddress(parts[0], parts[1], parts[2]);
  }

  /// Checks that CLIs accept a provider's name as the last part of an address.
  ///
  /// @throws PackagingException if the name is not valid
  public static void requireType(String type) {
    if (!LABEL.matcher(type).matches() || type.startsWith("terraform-")) {
      throw new PackagingException(
          "\""
              + type
              + "\" is not a valid provider name; use lower-case letters, digits and single"
              + " dashes, and do not begin with \"terraform-\"");
    }
  }

  private static PackagingException wrong(String reason) {
    return new PackagingException(
        "invalid provider address: "
            + reason
            + "; use HOST/NAMESPACE/TYPE, for example registry.terraform.io/acme/cloud");
  }

  @Override
  public String toString() {
    return host + "/" + namespace + "/" + type;
  }
}
