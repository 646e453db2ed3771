package dev.terrane.provider.type;

import dev.terrane.provider.internal.IpAddressFormat;
import java.net.Inet4Address;

/// An IPv4 address and the length of its network prefix: `10.0.0.0/8`.
///
/// @param address the address
/// @param length the number of bits of the prefix, from 0 to 32
public record Ipv4Prefix(Inet4Address address, int length) implements IpPrefix {
  private static final int BITS = 32;

  /// Creates a prefix.
  ///
  /// @throws IllegalArgumentException if the length is not from 0 to 32
  public Ipv4Prefix {
    IpAddressFormat.checkLength(length, BITS);
  }

  /// Parses a prefix.
  ///
  /// @param text the prefix, `10.0.0.0/8`
  /// @return the prefix
  /// @throws IllegalArgumentException if the text is not an IPv4 prefix
  public static Ipv4Prefix parse(String text) {
    var slash = IpAddressFormat.slash(text);
    return new Ipv4Prefix(
        IpAddressFormat.ipv4(text.substring(0, slash)),
        IpAddressFormat.length(text.substring(slash + 1)));
  }

  @Override
  public Ipv4Prefix network() {
    return new Ipv4Prefix(IpAddressFormat.network(address, length), length);
  }

  /// {@return the prefix in CIDR notation}
  @Override
  public String toString() {
    return IpAddressFormat.text(address) + "/" + length;
  }
}
