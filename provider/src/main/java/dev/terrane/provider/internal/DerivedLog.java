package dev.terrane.provider.internal;

import dev.terrane.provider.Log;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// A log that adds fields to each message, and masks. Immutable.
///
/// @param log the log to write to
/// @param fields the fields of each message
/// @param maskedFields the keys of fields whose values are masked
/// @param masks the patterns of texts that are masked
public record DerivedLog(
    Log log, Map<String, Object> fields, Set<String> maskedFields, List<Pattern> masks)
    implements Log {
  /// Replaces what is masked.
  private static final String MASK = "***";

  /// A log that changes nothing.
  ///
  /// @param log the log to write to
  public DerivedLog(Log log) {
    this(log, Map.of(), Set.of(), List.of());
  }

  @Override
  public void write(Level level, String message, Map<String, ?> more) {
    var all = new LinkedHashMap<String, Object>(fields);
    all.putAll(more);
    all.replaceAll((key, value) -> maskedFields.contains(key) ? MASK : masked(value));
    log.write(level, masked(message), all);
  }

  private Object masked(Object value) {
    return value instanceof Number || value instanceof Boolean || masks.isEmpty()
        ? value
        : masked(String.valueOf(value));
  }

  private String masked(String text) {
    var masked = text;
    for (var mask : masks) {
      masked = mask.matcher(masked).replaceAll(MASK);
    }
    return masked;
  }

  @Override
  public boolean isEnabled(Level level) {
    return log.isEnabled(level);
  }

  @Override
  public DerivedLog subsystem(String name) {
    return new DerivedLog(log.subsystem(name), fields, maskedFields, masks);
  }

  @Override
  public DerivedLog with(String key, Object value) {
    var all = new LinkedHashMap<String, Object>(fields);
    all.put(key, value);
    return new DerivedLog(log, Collections.unmodifiableMap(all), maskedFields, masks);
  }

  @Override
  public DerivedLog withMaskedFields(String... keys) {
    var all = Stream.concat(maskedFields.stream(), Stream.of(keys)).distinct().toList();
    return new DerivedLog(log, fields, Set.copyOf(all), masks);
  }

  @Override
  public DerivedLog withMask(Pattern pattern) {
    var all = Stream.concat(masks.stream(), Stream.of(pattern)).toList();
    return new DerivedLog(log, fields, maskedFields, all);
  }
}
