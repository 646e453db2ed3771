package dev.terrane.tests.records.rows;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.provider.Diagnostic;
import dev.terrane.tests.core.TestInstance;
import dev.terrane.tests.records.Serving;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The types of strings with a format, and the constraints of the API. */
class FormatsTests {
  private static final String ID = "id = \"3f2504e0-4f89-41d3-9a0c-0305e82c3301\"";

  private final Memory<Formats> memory = new Memory<>();
  private final TestInstance formats = Serving.instance(memory, new FormatsResource());

  private static String config(String member) {
    return "{" + ID + ", " + member + "}";
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "address = \"10.0.0.1\"",
        "address = \"2001:DB8:0::1\"",
        "ipv4 = \"10.0.0.1\"",
        "ipv6 = \"0:0:0:0:0:0:0:1\"",
        "prefix = \"2001:DB8::/32\"",
        "subnet = \"10.1.0.0/16\"",
        "subnet6 = \"2001:DB8::/32\"",
        "mac = \"00-00-5E-00-53-01\"",
        "content = \"aGk\"",
        "release = \"2.0.0-rc.1+b\"",
        "routes = [\"10.0.0.0/8\", \"2001:DB8::/32\"]",
        "level = \"Warn\"",
        "topic = \"arn:aws:sns\"",
        "owners = [\"arn:aws:iam\", \"arn:aws:sns\"]",
        "cores = 4",
        "user = \"alice\"",
        "callback = \"HTTPS://example.com/a\"",
        "labels = {a = \"1\", b = \"2\"}"
      })
  void livesAndKeepsTheConfiguredText(String member) {
    assertThat(formats.apply(config(member)).ok()).isTrue();
    assertThat(formats.plan(config(member)).action()).isEqualTo(Action.NO_OP);
    assertThat(formats.apply(config("user = \"bob\"")).ok()).isTrue();
    assertThat(formats.destroy().all()).isEmpty();
  }

  @Test
  void anotherTextOfOneValueIsNoChange() {
    var config =
        config(
            "address = \"2001:db8::1\", mac = \"00:00:5e:00:53:01\", content = \"aGk=\","
                + " level = \"info\", routes = [\"2001:db8::/32\"]");
    assertThat(formats.apply(config).ok()).isTrue();
    var other =
        config(
            "address = \"2001:DB8:0:0::1\", mac = \"0000.5E00.5301\", content = \"aGk\","
                + " level = \"INFO\", routes = [\"2001:DB8::0/32\"]");
    assertThat(formats.plan(other).action()).isEqualTo(Action.NO_OP);
    assertThat(formats.plan(other.replace("INFO", "warn")).action()).isEqualTo(Action.UPDATE);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "address = \"localhost\"; address; must be an IP address",
        "ipv4 = \"::1\"; ipv4; must be an IPv4 address",
        "ipv6 = \"10.0.0.1\"; ipv6; must be an IPv6 address",
        "prefix = \"10.0.0.0\"; prefix; must be an IP prefix in CIDR notation",
        "subnet = \"::/8\"; subnet; must be an IPv4 prefix",
        "subnet6 = \"10.0.0.0/8\"; subnet6; must be an IPv6 prefix",
        "mac = \"00\"; mac; must be a MAC address",
        "content = \"-\"; content; must be base64",
        "release = \"v1\"; release; must be a semantic version",
        "routes = [\"10.0.0.0/8\", \"x\"]; routes[1]; must be an IP prefix",
        "routes = [\"2001:db8::/32\", \"2001:DB8::/32\"]; routes; must not contain an element twice",
        "level = \"debug\"; level; must be one of info, warn",
        "topic = \"x\"; topic; must be an ARN such as arn:aws:sns",
        "topic = \"arn:aws:sns:and:much:more\"; topic; must have at most 20 characters",
        "owners = [?, \"x\"]; owners; must in each element be an ARN such as arn:aws:sns",
        "cores = 3; cores; must be one of 1, 2, 4",
        "user = \"root\"; user; must not be root or admin",
        "callback = \"http://example.com\"; callback; must be a URL that begins with https://",
        "labels = {a = \"1\", b = \"1\"}; labels; must not contain a value twice"
      })
  void whatDoesNotHaveTheFormatIsRefusedAtItsPath(String member, String path, String must) {
    var errors =
        formats.validate(config(member)).all().stream().filter(Diagnostic::isError).toList();
    assertThat(errors)
        .singleElement()
        .satisfies(error -> {
          assertThat(error.path()).hasToString(path);
          assertThat(error.detail()).contains(must);
        });
  }

  @Test
  void aDeprecatedResourceWarnsItsUsers() {
    var warning = formats.validate("{" + ID + "}").only();
    assertThat(warning.isError()).isFalse();
    assertThat(warning.summary()).contains("formats");
    assertThat(warning.detail()).isEqualTo("Use kinds.");
  }
}
