package dev.terrane.provider.type;

import dev.terrane.provider.internal.IpAddressFormat;
import java.net.Inet6Address;

/// An IPv6 address and the length of its network prefix: `2001:db8::/32`.
///
/// @param address the address
/// @param length the number of bits of the prefix, from 0 to 128
public record Ipv6Prefix(Inet6Address address, int length) implements IpPrefix {
  private static final int BITS = 128;

  /// Creates a prefix.
  ///
  /// @throws IllegalArgumentException if the length is not from 0 to 128
  public Ipv6Prefix {
    IpAddressFormat.checkLength(length, BITS);
  }

  /// Parses a prefix.
  ///
  /// @param text the prefix, `2001:db8::/32`
  /// @return the prefix
  /// @throws IllegalArgumentException if the text is not an IPv6 prefix
  public static Ipv6Prefix parse(String text) {
    var slash = IpAddressFormat.slash(text);
    return new Ipv6Prefix(
        IpAddressFormat.ipv6(text.substring(0, slash)),
        IpAddressFormat.length(text.substring(slash + 1)));
  }

  @Override
  public Ipv6Prefix network() {
    return new Ipv6Prefix(IpAddressFormat.network(address, length), length);
  }

  /// {@return the prefix in CIDR notation}
  @Override
  public String toString() {
    return IpAddressFormat.text(address) + "/" + length;
  }
}
