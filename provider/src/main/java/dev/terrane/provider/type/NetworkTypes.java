package dev.terrane.provider.type;

import dev.terrane.provider.internal.IpAddressFormat;
import dev.terrane.provider.schema.AttributeType;
import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;

/// Attribute types of addresses in networks. Host names are not resolved. To keep the configured
/// representation, such as an IPv6 address with zeros, add
/// [dev.terrane.provider.attribute.Equality#byValue] to the attribute or the type of the elements;
/// a component of a record has it.
public final class NetworkTypes {
  /// An IPv4 or IPv6 address, without a scope.
  public static final AttributeType<InetAddress> IP_ADDRESS =
      StringFormat.of(
          "IP Address",
          "must be an IP address such as 10.0.0.1 or 2001:db8::1",
          IpAddressFormat::address,
          IpAddressFormat::text);

  /// An IPv4 address.
  public static final AttributeType<Inet4Address> IPV4_ADDRESS =
      StringFormat.of(
          "IPv4 Address",
          "must be an IPv4 address such as 10.0.0.1",
          IpAddressFormat::ipv4,
          IpAddressFormat::text);

  /// An IPv6 address, without a scope.
  public static final AttributeType<Inet6Address> IPV6_ADDRESS =
      StringFormat.of(
          "IPv6 Address",
          "must be an IPv6 address such as 2001:db8::1",
          IpAddressFormat::ipv6,
          IpAddressFormat::text);

  /// An IPv4 or IPv6 prefix in CIDR notation.
  public static final AttributeType<IpPrefix> IP_PREFIX =
      StringFormat.of(
          "IP Prefix",
          "must be an IP prefix in CIDR notation such as 10.0.0.0/8 or 2001:db8::/32",
          IpPrefix::parse,
          IpPrefix::toString);

  /// An IPv4 prefix in CIDR notation.
  public static final AttributeType<Ipv4Prefix> IPV4_PREFIX =
      StringFormat.of(
          "IPv4 Prefix",
          "must be an IPv4 prefix in CIDR notation such as 10.0.0.0/8",
          Ipv4Prefix::parse,
          Ipv4Prefix::toString);

  /// An IPv6 prefix in CIDR notation.
  public static final AttributeType<Ipv6Prefix> IPV6_PREFIX =
      StringFormat.of(
          "IPv6 Prefix",
          "must be an IPv6 prefix in CIDR notation such as 2001:db8::/32",
          Ipv6Prefix::parse,
          Ipv6Prefix::toString);

  /// A MAC address of 48 bits.
  public static final AttributeType<MacAddress> MAC_ADDRESS =
      StringFormat.of(
          "MAC Address",
          "must be a MAC address such as 00:00:5e:00:53:01",
          MacAddress::parse,
          MacAddress::toString);

  private NetworkTypes() {}
}
