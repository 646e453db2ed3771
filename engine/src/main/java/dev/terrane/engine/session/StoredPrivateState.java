package dev.terrane.engine.session;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.MapValue;
import dev.terrane.cty.CtyValue.StringValue;
import dev.terrane.cty.codec.Json;
import dev.terrane.provider.PrivateState;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// Private state in the format of providers on the Go framework, a JSON object of base64 texts, so
/// that one provider can replace the other. Bytes in another format are kept until a value is put.
public final class StoredPrivateState implements PrivateState {
  /// The key that the Go framework uses for the same purpose.
  private static final String IMPORTED = ".import_before_read";

  private static final CtyType TYPE = CtyType.map(CtyType.STRING);

  private final byte[] original;
  private final Map<String, String> values = new TreeMap<>();
  private boolean changed;

  private StoredPrivateState(byte[] original) {
    this.original = original;
  }

  /// The private state of an object that has none.
  public static StoredPrivateState empty() {
    return new StoredPrivateState(new byte[0]);
  }

  /// Decodes stored bytes.
  public static StoredPrivateState of(byte[] bytes) {
    var kept = new StoredPrivateState(bytes);
    if (bytes.length == 0) {
      return kept;
    }
    try {
      if (Json.decode(bytes, TYPE) instanceof MapValue map) {
        map.entries().forEach(kept::load);
      }
    } catch (CtyException | IllegalArgumentException _) {
      kept.values.clear();
    }
    return kept;
  }

  private void load(String key, CtyValue value) {
    if (value instanceof StringValue(var text)) {
      values.put(key, new String(Base64.getDecoder().decode(text), StandardCharsets.UTF_8));
    }
  }

  @Override
  public synchronized Optional<String> get(String key) {
    return Optional.ofNullable(values.get(key));
  }

  @Override
  public synchronized void put(String key, String value) {
    if (key.startsWith(".")) {
      throw new IllegalArgumentException(
          "private state keys that begin with a dot are reserved for the framework: " + key);
    }
    values.put(key, value);
    changed = true;
  }

  @Override
  public synchronized void remove(String key) {
    changed |= values.remove(key) != null;
  }

  /// The values.
  public synchronized List<String> texts() {
    return List.copyOf(values.values());
  }

  /// Marks the state as imported and not read yet.
  public synchronized void imported() {
    values.put(IMPORTED, "true");
    changed = true;
  }

  /// Whether this is the first read after an import.
  public synchronized boolean wasImported() {
    var imported = values.remove(IMPORTED) != null;
    changed |= imported;
    return imported;
  }

  /// Encodes the private state; returns the original bytes if nothing has changed.
  public synchronized byte[] toBytes() {
    if (!changed) {
      return original;
    }
    if (values.isEmpty()) {
      return new byte[0];
    }
    var encoded = new TreeMap<String, CtyValue>();
    values.forEach((key, text) -> {
      var bytes = text.getBytes(StandardCharsets.UTF_8);
      encoded.put(key, CtyValue.string(Base64.getEncoder().encodeToString(bytes)));
    });
    return Json.encode(CtyValue.map(CtyType.STRING, encoded), TYPE);
  }
}
