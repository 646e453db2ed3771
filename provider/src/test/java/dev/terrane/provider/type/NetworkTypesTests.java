package dev.terrane.provider.type;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyValue;
import dev.terrane.provider.schema.AttributeType;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Addresses and prefixes as attributes.
class NetworkTypesTests {
  private static <T> String written(AttributeType<T> type, String text) {
    return ((CtyValue.StringValue) type.encode(type.decode(CtyValue.string(text)))).value();
  }

  @ParameterizedTest
  @CsvSource({
    "0.0.0.0, 0.0.0.0",
    "10.20.30.255, 10.20.30.255",
    "::, ::",
    "::1, ::1",
    "1::, 1::",
    "2001:DB8:0:0:0:0:0:1, 2001:db8::1",
    "2001:db8:0:1:1:1:1:1, 2001:db8:0:1:1:1:1:1",
    "2001:0:0:1:0:0:0:1, 2001:0:0:1::1",
    "2001:db8:0:0:1:0:0:1, 2001:db8::1:0:0:1",
    "fe80::0a0b:0, fe80::a0b:0",
    "64:ff9b::192.0.2.33, 64:ff9b::c000:221"
  })
  void anAddressHasItsRecommendedText(String text, String canonical) {
    assertThat(written(NetworkTypes.IP_ADDRESS, text)).isEqualTo(canonical);
    assertThat(written(NetworkTypes.IP_ADDRESS, canonical)).isEqualTo(canonical);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "localhost",
        "1",
        "1.2",
        "1.2.3",
        "1.2.3.4.5",
        "256.1.1.1",
        "01.2.3.4",
        "1.2.3.4.",
        "1.2.3.4 ",
        "0x7f.0.0.1",
        ":",
        ":::",
        "1::2::3",
        "12345::",
        "fe80::1%eth0",
        "[::1]",
        "::ffff:1.2.3.4",
        "::g",
        "1:2:3:4:5:6:7",
        "1:2:3:4:5:6:7:8:9",
        "10.0.0.0/8"
      })
  void whatIsNotAnAddressIsRefusedWithoutANameServer(String text) {
    assertThatThrownBy(() -> written(NetworkTypes.IP_ADDRESS, text))
        .isInstanceOf(CtyException.class)
        .hasMessageContaining("must be an IP address such as 10.0.0.1 or 2001:db8::1");
  }

  @ParameterizedTest
  @CsvSource({
    "10.0.0.0/8, 10.0.0.0/8",
    "10.1.2.3/8, 10.1.2.3/8",
    "0.0.0.0/0, 0.0.0.0/0",
    "10.1.2.3/32, 10.1.2.3/32",
    "2001:DB8:0::/32, 2001:db8::/32",
    "::1/128, ::1/128"
  })
  void aPrefixIsWrittenInCidrNotation(String text, String canonical) {
    assertThat(written(NetworkTypes.IP_PREFIX, text)).isEqualTo(canonical);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "/",
        "10.0.0.0",
        "10.0.0.0/",
        "/8",
        "10.0.0.0/33",
        "::/129",
        "10.0.0.0/08",
        "10.0.0.0/-1",
        "10.0.0.0/8/8",
        "10.0.0.0/255.0.0.0",
        "10.0.0.0/99999999999"
      })
  void whatIsNotAPrefixIsRefused(String text) {
    assertThatThrownBy(() -> written(NetworkTypes.IP_PREFIX, text))
        .isInstanceOf(CtyException.class)
        .hasMessageContaining("must be an IP prefix in CIDR notation");
  }

  @ParameterizedTest
  @CsvSource({
    "10.1.2.3/8, 10.0.0.0/8",
    "10.255.2.3/9, 10.128.0.0/9",
    "10.1.2.3/0, 0.0.0.0/0",
    "10.1.2.3/32, 10.1.2.3/32",
    "2001:db8:ffff::1/33, 2001:db8:8000::/33",
    "64:ff9b::1:0:1/96, 64:ff9b::1:0:0/96"
  })
  void theNetworkHasNoBitsAfterThePrefix(String text, String network) {
    assertThat(IpPrefix.parse(text).network()).hasToString(network);
  }

  @ParameterizedTest
  @CsvSource({
    "10.0.0.7/8, 10.255.0.1, true",
    "10.0.0.7/8, 11.0.0.1, false",
    "0.0.0.0/0, 11.0.0.1, true",
    "0.0.0.0/0, ::1, false",
    "2001:db8::/33, 2001:db8:7fff::, true",
    "2001:db8::/33, 2001:db8:8000::, false"
  })
  void aPrefixContainsTheAddressesOfItsNetwork(String prefix, String address, boolean contained) {
    var parsed = NetworkTypes.IP_ADDRESS.decode(CtyValue.string(address));
    assertThat(IpPrefix.parse(prefix).contains(parsed)).isEqualTo(contained);
  }

  @ParameterizedTest
  @CsvSource({"4, ::1", "6, 10.0.0.1"})
  void anAddressOfAnotherVersionIsRefused(int version, String text) {
    var type = version == 4 ? NetworkTypes.IPV4_ADDRESS : NetworkTypes.IPV6_ADDRESS;
    assertThatThrownBy(() -> written(type, text)).hasMessageContaining("must be an IPv" + version);
    var prefix = version == 4 ? NetworkTypes.IPV4_PREFIX : NetworkTypes.IPV6_PREFIX;
    assertThatThrownBy(() -> written(prefix, text + "/8"))
        .hasMessageContaining("must be an IPv" + version);
  }

  @ParameterizedTest
  @ValueSource(strings = {"00:00:5E:00:53:01", "00-00-5e-00-53-01", "0000.5e00.5301"})
  void aMacAddressIsOneValueInEachNotation(String text) {
    assertThat(written(NetworkTypes.MAC_ADDRESS, text)).isEqualTo("00:00:5e:00:53:01");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "00:00:5e:00:53",
        "00:00-5e:00:53:01",
        "0:0:5e:0:53:1",
        "00005e005301",
        "g0:00:5e:00:53:01"
      })
  void whatIsNotAMacAddressIsRefused(String text) {
    assertThatThrownBy(() -> written(NetworkTypes.MAC_ADDRESS, text))
        .hasMessageContaining("must be a MAC address such as 00:00:5e:00:53:01");
  }
}
