package dev.terrane.provider.internal;

import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.regex.Pattern;

/// Parses and formats IP addresses and prefixes. Does not use DNS. Stricter than
/// [InetAddress#ofLiteral]: no shortened IPv4 addresses, no leading zeros, no scope, and no IPv6
/// address that stands for an IPv4 address, because the JDK would read it as the latter.
public final class IpAddressFormat {
  private static final int GROUPS = 8;
  private static final Pattern IPV4 =
      Pattern.compile("(?:(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(?:\\.(?!$)|$)){4}");
  private static final Pattern IPV6 = Pattern.compile("[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*");
  private static final Pattern LENGTH = Pattern.compile("0|[1-9]\\d{0,2}");

  private IpAddressFormat() {}

  /// Parses an address of either version.
  ///
  /// @param text the address
  /// @return the address
  /// @throws IllegalArgumentException if it is not an address
  public static InetAddress address(String text) {
    return text.indexOf(':') < 0 ? ipv4(text) : ipv6(text);
  }

  /// Parses an IPv4 address.
  ///
  /// @param text four decimal numbers
  /// @return the address
  /// @throws IllegalArgumentException if it is not an IPv4 address
  public static Inet4Address ipv4(String text) {
    if (!IPV4.matcher(text).matches()) {
      throw new IllegalArgumentException(text + " is not an IPv4 address");
    }
    return Inet4Address.ofLiteral(text);
  }

  /// Parses an IPv6 address.
  ///
  /// @param text the address, without a scope
  /// @return the address
  /// @throws IllegalArgumentException if it is not an IPv6 address
  public static Inet6Address ipv6(String text) {
    if (IPV6.matcher(text).matches()
        && Inet6Address.ofLiteral(text) instanceof Inet6Address address) {
      return address;
    }
    throw new IllegalArgumentException(text + " is not an IPv6 address");
  }

  /// Finds the separator of a prefix.
  ///
  /// @param text the prefix in CIDR notation
  /// @return the position of the slash
  /// @throws IllegalArgumentException if there is none
  public static int slash(String text) {
    var slash = text.indexOf('/');
    if (slash < 0) {
      throw new IllegalArgumentException(text + " has no prefix length");
    }
    return slash;
  }

  /// Parses the length of a prefix.
  ///
  /// @param text the part after the slash
  /// @return the length
  /// @throws IllegalArgumentException if it is not a number without leading zeros
  public static int length(String text) {
    if (!LENGTH.matcher(text).matches()) {
      throw new IllegalArgumentException(text + " is not a prefix length");
    }
    return Integer.parseInt(text);
  }

  /// Checks the length of a prefix.
  ///
  /// @param length the length
  /// @param most the number of bits of an address
  /// @throws IllegalArgumentException if it is not from 0 to `most`
  public static void checkLength(int length, int most) {
    if (length < 0 || length > most) {
      throw new IllegalArgumentException(length + " is not a prefix length from 0 to " + most);
    }
  }

  /// Clears the bits after a prefix.
  ///
  /// @param bytes an address
  /// @param length the length of the prefix
  /// @return a copy
  public static byte[] masked(byte[] bytes, int length) {
    var masked = bytes.clone();
    for (var i = 0; i < masked.length; i++) {
      var bits = Math.clamp(length - 8L * i, 0, 8);
      masked[i] &= (byte) (0xff00 >> bits);
    }
    return masked;
  }

  /// Clears the bits after a prefix.
  ///
  /// @param address an address
  /// @param length the length of the prefix
  /// @return the address of the network
  public static Inet4Address network(Inet4Address address, int length) {
    return (Inet4Address)
        created(() -> InetAddress.getByAddress(masked(address.getAddress(), length)));
  }

  /// Clears the bits after a prefix.
  ///
  /// @param address an address
  /// @param length the length of the prefix
  /// @return the address of the network, without a scope
  public static Inet6Address network(Inet6Address address, int length) {
    return (Inet6Address)
        created(() -> Inet6Address.getByAddress(null, masked(address.getAddress(), length), -1));
  }

  private interface Creation {
    InetAddress address() throws UnknownHostException;
  }

  private static InetAddress created(Creation creation) {
    try {
      return creation.address();
    } catch (UnknownHostException e) {
      throw new IllegalStateException("an address of another length", e);
    }
  }

  /// Formats an address.
  ///
  /// @param address the address
  /// @return its text; of an IPv6 address the recommended one (RFC 5952), without a scope
  public static String text(InetAddress address) {
    return address instanceof Inet6Address
        ? ipv6Text(address.getAddress())
        : address.getHostAddress();
  }

  private static String ipv6Text(byte[] bytes) {
    var groups = new String[GROUPS];
    for (var i = 0; i < GROUPS; i++) {
      groups[i] = Integer.toHexString(((bytes[2 * i] & 0xff) << 8) | (bytes[2 * i + 1] & 0xff));
    }
    var zeros = longestZeros(groups);
    return zeros.length() < 2
        ? join(groups, 0, GROUPS)
        : join(groups, 0, zeros.start())
            + "::"
            + join(groups, zeros.start() + zeros.length(), GROUPS);
  }

  private static String join(String[] groups, int from, int to) {
    return String.join(":", Arrays.asList(groups).subList(from, to));
  }

  private record Run(int start, int length) {}

  /// The first of the longest runs of groups that are zero.
  private static Run longestZeros(String[] groups) {
    var longest = new Run(0, 0);
    var start = 0;
    for (var i = 0; i < GROUPS; i++) {
      if (!groups[i].equals("0")) {
        start = i + 1;
      } else if (i + 1 - start > longest.length()) {
        longest = new Run(start, i + 1 - start);
      }
    }
    return longest;
  }
}
