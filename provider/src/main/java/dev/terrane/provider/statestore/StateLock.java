package dev.terrane.provider.statestore;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.codec.Json;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.Map;

/// A lock of a state.
///
/// @param id identifies the lock; the framework chooses it
/// @param operation the operation that Terraform performs, `OperationTypeApply` for example
/// @param holder the user and the computer of the provider's process: `alice@build-3`
/// @param created when Terraform requested the lock
public record StateLock(String id, String operation, String holder, Instant created) {
  private static final String ID = "ID";
  private static final String OPERATION = "Operation";
  private static final String HOLDER = "Who";
  private static final String CREATED = "Created";

  private static final CtyType.ObjectType TYPE =
      CtyType.object(
          Map.of(
              ID, CtyType.STRING,
              OPERATION, CtyType.STRING,
              HOLDER, CtyType.STRING,
              CREATED, CtyType.STRING));

  /// The lock as JSON, with the names that Terraform's own backends use.
  ///
  /// @return a JSON object in one line
  public String toJson() {
    var value =
        CtyValue.object(
            Map.of(
                ID, CtyValue.string(id),
                OPERATION, CtyValue.string(operation),
                HOLDER, CtyValue.string(holder),
                CREATED, CtyValue.string(created.toString())));
    return new String(Json.encode(value, TYPE), StandardCharsets.UTF_8);
  }

  /// Reads a lock that [#toJson] has written. Other members are ignored.
  ///
  /// @param json a JSON object
  /// @return the lock
  /// @throws IllegalArgumentException when it is not such an object
  public static StateLock ofJson(String json) {
    try {
      var read = Json.decodeDocument(json.getBytes(StandardCharsets.UTF_8));
      if (read instanceof ObjectValue lock) {
        return new StateLock(
            text(lock, ID),
            text(lock, OPERATION),
            text(lock, HOLDER),
            Instant.parse(text(lock, CREATED)));
      }
    } catch (CtyException | DateTimeException e) {
      throw new IllegalArgumentException("not a lock: " + e.getMessage(), e);
    }
    throw new IllegalArgumentException("not a lock: not a JSON object");
  }

  private static String text(ObjectValue lock, String name) {
    if (lock.attributes().get(name) instanceof CtyValue.StringValue text) {
      return text.value();
    }
    throw new IllegalArgumentException("not a lock: no text for " + name);
  }
}
