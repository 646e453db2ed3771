package dev.terrane.tests.records.rows;

import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.attribute.CaseInsensitive;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.attribute.Identity;
import dev.terrane.provider.schema.Check;
import dev.terrane.provider.type.ByteString;
import dev.terrane.provider.type.IpPrefix;
import dev.terrane.provider.type.Ipv4Prefix;
import dev.terrane.provider.type.Ipv6Prefix;
import dev.terrane.provider.type.MacAddress;
import dev.terrane.provider.type.SemanticVersion;
import dev.terrane.provider.validation.CheckedBy;
import dev.terrane.provider.validation.Checker;
import dev.terrane.provider.validation.NoneOf;
import dev.terrane.provider.validation.OneOf;
import dev.terrane.provider.validation.UniqueElements;
import dev.terrane.provider.validation.Url;
import jakarta.validation.constraints.Size;
import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A component of each type of strings with a format, and of each constraint of the API.
 *
 * @param id the identity, a UUID
 * @param address an address
 * @param ipv4 an IPv4 address
 * @param ipv6 an IPv6 address
 * @param prefix a prefix
 * @param subnet an IPv4 prefix
 * @param subnet6 an IPv6 prefix
 * @param mac a MAC address
 * @param content bytes
 * @param release a version
 * @param routes several prefixes
 * @param level a constant in any case
 * @param topic an ARN
 * @param owners several ARNs
 * @param cores some numbers
 * @param user any name but some
 * @param callback a URL
 * @param labels different values
 */
@ManagedResource(value = "formats", deprecated = "Use kinds.")
public record Formats(
    @Identity UUID id,
    @Nullable InetAddress address,
    @Nullable Inet4Address ipv4,
    @Nullable Inet6Address ipv6,
    @Nullable IpPrefix prefix,
    @Default("10.0.0.0/16") Ipv4Prefix subnet,
    @Nullable Ipv6Prefix subnet6,
    @Nullable MacAddress mac,
    @Nullable ByteString content,
    @Default("1.0.0") SemanticVersion release,
    @UniqueElements @Nullable List<IpPrefix> routes,
    @CaseInsensitive @Nullable Level level,
    @Arn @Nullable String topic,
    @Nullable List<@CheckedBy(Arn.Format.class) String> owners,
    @OneOf({"1", "2", "4"}) @Nullable Integer cores,
    @NoneOf({"root", "admin"}) @Nullable String user,
    @Url(schemes = "https") @Nullable URI callback,
    @UniqueElements @Nullable Map<String, String> labels) {

  /** How much is logged. */
  public enum Level {
    INFO,
    WARN
  }

  /** The name of an object in a cloud: an annotation that combines two others. */
  @CheckedBy(Arn.Format.class)
  @Size(max = 20)
  @interface Arn {
    /** The format. */
    final class Format implements Checker<String> {
      @Override
      public Check<String> check() {
        return Check.pattern("arn:[a-z0-9:]+").saying("must be an ARN such as arn:aws:sns");
      }
    }
  }
}
