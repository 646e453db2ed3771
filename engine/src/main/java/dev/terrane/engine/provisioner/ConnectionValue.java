package dev.terrane.engine.provisioner;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue.MapValue;
import dev.terrane.cty.CtyValue.StringValue;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.SensitiveValues;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.provisioner.Connection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Decodes the connection of a request: a map of all known keys, which are null or text; or null
/// without a `connection` block.
final class ConnectionValue {
  private static final CtyType TYPE = CtyType.map(CtyType.STRING);

  private static final List<String> SECRETS =
      List.of(
          "password",
          "private_key",
          "proxy_user_password",
          "bastion_password",
          "bastion_private_key");

  private ConnectionValue() {}

  /// Decodes a connection, and masks its secrets from now on.
  static Optional<Connection> read(
      DynamicValue value, SensitiveValues secrets, Diagnostics diagnostics) {
    if (value.isAbsent()) {
      return Optional.empty();
    }
    try {
      var decoded = value.decode(TYPE);
      return decoded instanceof MapValue map
          ? Optional.of(connection(map, secrets))
          : Optional.empty();
    } catch (CtyException e) {
      diagnostics.add(
          Diagnostic.error(
              e.path(),
              "Cannot decode the connection",
              "Terraform sent the connection in a form that is not a map of strings: "
                  + e.reason()
                  + ". This is a bug in Terraform or in the framework."));
      return Optional.empty();
    }
  }

  private static Connection connection(MapValue map, SensitiveValues secrets) {
    var values = new HashMap<String, String>();
    map.entries()
        .forEach((name, value) -> {
          if (value instanceof StringValue(var text)) {
            values.put(name, text);
          }
        });
    SECRETS.forEach(name -> learn(values, name, secrets));
    return Connection.of(values);
  }

  /// Output is sent by line, so each line of a private key is a secret.
  private static void learn(Map<String, String> values, String name, SensitiveValues secrets) {
    var text = values.getOrDefault(name, "");
    secrets.learn(text);
    text.lines().filter(line -> !line.startsWith("-----")).forEach(secrets::learn);
  }
}
