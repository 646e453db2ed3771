package dev.terrane.provider.schema;

import dev.terrane.provider.schema.OperationTimeouts.Operation;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// Creates the attributes that the framework adds to a schema and handles itself: timeouts and
/// versions of write-only values. Users set them; views do not contain them.
final class Owned {
  static final String TIMEOUTS = "timeouts";

  private Owned() {}

  /// Adds the version attributes of write-only attributes. A shared version is added once.
  static List<Attribute<?>> withVersions(List<? extends Attribute<?>> members) {
    var all = new ArrayList<Attribute<?>>();
    var added = new HashSet<String>();
    for (var member : members) {
      all.add(member);
      member
          .rules()
          .writeOnlyVersion()
          .filter(added::add)
          .map(name -> version(name, member))
          .ifPresent(all::add);
    }
    return List.copyOf(all);
  }

  private static Attribute<?> version(String name, Attribute<?> of) {
    return Attribute.int64(name)
        .optional()
        .with(Trait.OWNED)
        .describedAs("Change it to have `" + of.name() + "` set again.");
  }

  /// Creates the block or attribute in which users set timeouts.
  static Attribute<?> timeouts(SchemaKind kind, OperationTimeouts timeouts) {
    check(kind, timeouts.defaults().keySet());
    var members = new ArrayList<Attribute<?>>();
    timeouts.defaults().forEach((operation, timeout) -> members.add(timeout(operation, timeout)));
    var object = NestedObject.of(members.toArray(Attribute<?>[]::new));
    var handle =
        timeouts.attribute() ? object.attribute(TIMEOUTS).optional() : object.block(TIMEOUTS);
    return handle.with(Trait.OWNED).describedAs("The timeouts of operations.");
  }

  private static void check(SchemaKind kind, Set<Operation> operations) {
    var possible = kind.operations();
    if (possible.isEmpty()) {
      throw new SchemaException(
          TIMEOUTS,
          "timeouts are not allowed in the schema of " + kind + "; add them to the resources");
    }
    if (operations.isEmpty()) {
      throw new SchemaException(
          TIMEOUTS, "the timeouts contain no operation; add one: with(Operation.CREATE, ...)");
    }
    if (!possible.containsAll(operations)) {
      throw new SchemaException(TIMEOUTS, kind + " can have a timeout only for " + texts(possible));
    }
  }

  private static String texts(List<Operation> operations) {
    return operations.stream().map(one -> "Operation." + one).collect(Collectors.joining(", "));
  }

  private static Attribute<?> timeout(Operation operation, Duration timeout) {
    return Attribute.string(operation.word())
        .optional()
        .check(
            new Check<>(
                text -> OperationTimeouts.parsed(text).isPresent(),
                "must be a duration such as \"30s\" or \"1h30m\""))
        .describedAs(
            "The timeout of "
                + operation.word()
                + ", by default "
                + OperationTimeouts.text(timeout)
                + ".");
  }
}
