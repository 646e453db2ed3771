package dev.terrane.provider.provisioner;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.provider.Failure;
import java.lang.reflect.Modifier;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The values of a connection block.
class ConnectionTests {
  @Test
  void eachKeyOfTerraformHasAnAccessor() {
    var accessors =
        Stream.of(Connection.class.getDeclaredMethods())
            .filter(method -> Modifier.isPublic(method.getModifiers()))
            .filter(method -> !Modifier.isStatic(method.getModifiers()))
            .filter(method -> method.getParameterCount() == 0)
            .map(method -> method.getName())
            .filter(name -> !name.equals("toString"));
    assertThat(accessors).hasSize(29);
  }

  @Test
  void numbersAndBooleansAreParsed() {
    var connection = Connection.of(Map.of("port", "22", "agent", "true", "https", "false"));
    assertThat(connection.port()).hasValue(22);
    assertThat(connection.agent()).contains(true);
    assertThat(connection.https()).contains(false);
    assertThat(connection.bastionPort()).isEmpty();
    assertThat(connection.insecure()).isEmpty();
  }

  @Test
  void aPortThatIsNoneIsReported() {
    for (var text : new String[] {"22.5", "-1", "65536"}) {
      var connection = Connection.of(Map.of("bastion_port", text));
      assertThatThrownBy(connection::bastionPort)
          .isInstanceOf(Failure.class)
          .hasMessageContaining("bastion_port")
          .hasMessageContaining(text);
    }
  }

  @Test
  void aMissingHostIsReported() {
    var connection = Connection.of(Map.of());
    assertThatThrownBy(connection::host).isInstanceOf(Failure.class);
  }

  @Test
  void itsTextContainsNoSecret() {
    var connection =
        Connection.of(
            Map.of("host", "h", "user", "root", "password", "hunter22", "private_key", "MIIE"));
    assertThat(connection).hasToString("Connection{user=root, host=h}");
  }
}
