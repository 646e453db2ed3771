package dev.terrane.provider.schema;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.CtyValue.StringValue;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// The operations of a resource that have timeouts, with their defaults. Users can override them.
/// Immutable.
///
/// @param defaults the operations that have a timeout, each with its default
/// @param descriptions the descriptions of timeouts for users; a timeout without one has a text of
///   the framework
/// @param attribute whether users write `timeouts = {...}` instead of a block
public record OperationTimeouts(
    Map<Operation, Duration> defaults, Map<Operation, String> descriptions, boolean attribute) {
  private static final String NAME = "timeouts";

  /// One part of a duration in the format of Go.
  private static final Pattern PART =
      Pattern.compile("([0-9]{1,20}(?:\\.[0-9]{0,20})?|\\.[0-9]{1,20})(ns|us|µs|μs|ms|s|m|h)");

  private static final BigDecimal LONGEST = BigDecimal.valueOf(Long.MAX_VALUE);
  private static final int LONGEST_TEXT = 100;

  /// An operation that can have a timeout.
  public enum Operation {
    /// The method create.
    CREATE,
    /// The method read, also during refresh.
    READ,
    /// The method update.
    UPDATE,
    /// The method delete.
    DELETE,
    /// The method open of an ephemeral resource.
    OPEN,
    /// The method list of a list resource, with all results that its stream returns.
    LIST,
    /// The method invoke of an action.
    INVOKE,
    /// The method provision of a provisioner.
    PROVISION,
    /// The operations without their own timeout.
    DEFAULT;

    /// {@return the name of its timeout in the configuration}
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /// Copies the maps.
  ///
  /// @throws SchemaException for a timeout that is not positive or too long
  public OperationTimeouts {
    defaults.forEach((operation, timeout) -> {
      if (!timeout.isPositive() || timeout.compareTo(Duration.ofNanos(Long.MAX_VALUE)) > 0) {
        throw new SchemaException(
            "timeouts", "a timeout must be positive and less than 292 years, not " + timeout);
      }
    });
    defaults = Collections.unmodifiableMap(copy(defaults));
    descriptions = Collections.unmodifiableMap(copy(descriptions));
  }

  /// The order of the operations is that of the enum.
  private static <V> EnumMap<Operation, V> copy(Map<Operation, ? extends V> map) {
    var copy = new EnumMap<Operation, V>(Operation.class);
    copy.putAll(map);
    return copy;
  }

  /// {@return timeouts in a block, without operations}
  public static OperationTimeouts block() {
    return new OperationTimeouts(Map.of(), Map.of(), false);
  }

  /// {@return timeouts in a nested attribute, without operations}
  public static OperationTimeouts nestedAttribute() {
    return new OperationTimeouts(Map.of(), Map.of(), true);
  }

  /// Adds a timeout.
  ///
  /// @param operation the operation
  /// @param timeout the default; positive
  /// @return the timeouts with this one added
  public OperationTimeouts with(Operation operation, Duration timeout) {
    var all = OperationTimeouts.<Duration>copy(defaults);
    all.put(operation, timeout);
    return new OperationTimeouts(all, descriptions, attribute);
  }

  /// Adds a timeout with a description.
  ///
  /// @param operation the operation
  /// @param timeout the default; positive
  /// @param description the description for users, instead of the framework's, which says what the
  ///   default is
  /// @return the timeouts with this one added
  public OperationTimeouts with(Operation operation, Duration timeout, String description) {
    var all = OperationTimeouts.<String>copy(descriptions);
    all.put(operation, description);
    return new OperationTimeouts(defaults, all, attribute).with(operation, timeout);
  }

  /// Returns the timeout of an operation on an object.
  ///
  /// @param operation the operation
  /// @param object the object's configuration, plan or state
  /// @return the configured timeout, or the default, or the same of [Operation#DEFAULT]; empty when
  ///   the operation has no timeout
  public Optional<Duration> of(Operation operation, ObjectValue object) {
    return own(operation, object).or(() -> own(Operation.DEFAULT, object));
  }

  private Optional<Duration> own(Operation operation, ObjectValue object) {
    var written =
        object.attributes().get(NAME) instanceof ObjectValue timeouts
            ? timeouts.attributes().get(operation.word())
            : CtyValue.nullOf(AttributeType.STRING.ctyType());
    Optional<Duration> configured =
        written instanceof StringValue(var text) ? parsed(text) : Optional.empty();
    return configured.or(() -> Optional.ofNullable(defaults.get(operation)));
  }

  /// Parses a duration.
  static Optional<Duration> parsed(String text) {
    var part = PART.matcher(text);
    var nanos = BigDecimal.ZERO;
    var end = 0;
    while (end < text.length() && text.length() <= LONGEST_TEXT) {
      if (!part.find(end) || part.start() != end) {
        return Optional.empty();
      }
      nanos = nanos.add(new BigDecimal(part.group(1)).multiply(nanos(part.group(2))));
      end = part.end();
    }
    return end > 0 && nanos.compareTo(BigDecimal.ONE) >= 0 && nanos.compareTo(LONGEST) <= 0
        ? Optional.of(Duration.ofNanos(nanos.longValue()))
        : Optional.empty();
  }

  private static BigDecimal nanos(String unit) {
    return BigDecimal.valueOf(
        switch (unit) {
          case "h" -> 3_600_000_000_000L;
          case "m" -> 60_000_000_000L;
          case "s" -> 1_000_000_000L;
          case "ms" -> 1_000_000L;
          case "ns" -> 1L;
          // Unicode has two characters for micro.
          default -> 1_000L;
        });
  }

  /// Formats a duration as in the configuration.
  ///
  /// @param duration positive
  /// @return for example `1h30m`
  public static String text(Duration duration) {
    var text = new StringBuilder();
    append(text, duration.toHours(), "h");
    append(text, duration.toMinutesPart(), "m");
    append(text, duration.toSecondsPart(), "s");
    append(text, duration.toMillisPart(), "ms");
    append(text, duration.toNanosPart() % 1_000_000, "ns");
    return text.toString();
  }

  private static void append(StringBuilder text, long amount, String unit) {
    if (amount > 0) {
      text.append(amount).append(unit);
    }
  }

  /// Creates the block or attribute in which users set timeouts.
  Attribute<?> member(SchemaKind kind) {
    check(kind, defaults.keySet());
    var members = new ArrayList<Attribute<?>>();
    defaults.forEach((operation, timeout) -> members.add(timeout(operation, timeout)));
    var object = NestedObject.of(members.toArray(Attribute<?>[]::new));
    var handle = attribute ? object.attribute(NAME).optional() : object.block(NAME);
    return handle.with(Trait.OWNED).describedAs("The timeouts of operations.");
  }

  private static void check(SchemaKind kind, Set<Operation> operations) {
    var possible = kind.operations();
    if (possible.isEmpty()) {
      throw new SchemaException(
          NAME,
          "timeouts are not allowed in the schema of " + kind + "; add them to the resources");
    }
    if (operations.isEmpty()) {
      throw new SchemaException(
          NAME, "the timeouts contain no operation; add one: with(Operation.CREATE, ...)");
    }
    if (!possible.containsAll(operations)) {
      throw new SchemaException(NAME, kind + " can have a timeout only for " + texts(possible));
    }
  }

  private static String texts(List<Operation> operations) {
    return operations.stream().map(one -> "Operation." + one).collect(Collectors.joining(", "));
  }

  private static String noun(Operation operation) {
    return operation == Operation.DEFAULT ? "other operations" : operation.word();
  }

  private Attribute<?> timeout(Operation operation, Duration timeout) {
    return Attribute.string(operation.word())
        .optional()
        .check(
            new Check<>(
                text -> parsed(text).isPresent(),
                "must be a duration such as \"30s\" or \"1h30m\""))
        .describedAs(
            descriptions.getOrDefault(
                operation,
                "The timeout of " + noun(operation) + ", by default " + text(timeout) + "."));
  }
}
