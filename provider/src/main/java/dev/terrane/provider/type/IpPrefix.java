package dev.terrane.provider.type;

import dev.terrane.provider.internal.IpAddressFormat;
import java.net.InetAddress;
import java.util.Arrays;

/// An IP address and the length of its network prefix, in CIDR notation: `10.0.0.0/8`. The bits
/// after the prefix may be set, as in the address of an interface, `10.0.0.7/8`; [#network] clears
/// them.
public sealed interface IpPrefix permits Ipv4Prefix, Ipv6Prefix {
  /// Parses a prefix of either version.
  ///
  /// @param text the prefix, `10.0.0.0/8` or `2001:db8::/32`
  /// @return the prefix
  /// @throws IllegalArgumentException if the text is not a prefix
  static IpPrefix parse(String text) {
    return text.indexOf(':') < 0 ? Ipv4Prefix.parse(text) : Ipv6Prefix.parse(text);
  }

  /// The address.
  ///
  /// @return the address, with the bits after the prefix
  InetAddress address();

  /// The length of the prefix.
  ///
  /// @return the number of bits
  int length();

  /// The prefix of the whole network.
  ///
  /// @return the prefix, without the bits after it
  IpPrefix network();

  /// Whether an address belongs to the network of this prefix.
  ///
  /// @param other the address
  /// @return false also for an address of another version
  default boolean contains(InetAddress other) {
    var network = network().address().getAddress();
    var bytes = other.getAddress();
    return bytes.length == network.length
        && Arrays.equals(IpAddressFormat.masked(bytes, length()), network);
  }
}
