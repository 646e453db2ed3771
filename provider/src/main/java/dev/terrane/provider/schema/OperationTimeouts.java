package dev.terrane.provider.schema;

import java.time.Duration;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/// How long the methods of a resource may take, unless its user says otherwise. Immutable.
///
/// @param defaults the operations that users can set, and what counts when they do not
/// @param attribute whether users write `timeouts = {...}` instead of a block
public record OperationTimeouts(Map<Operation, Duration> defaults, boolean attribute) {
  /// A method that can have a timeout.
  public enum Operation {
    /// The method create.
    CREATE,
    /// The method read, also while refreshing.
    READ,
    /// The method update.
    UPDATE,
    /// The method delete.
    DELETE
  }

  /// Copies the defaults.
  ///
  /// @throws SchemaException for a timeout that is not positive
  public OperationTimeouts {
    defaults.forEach((operation, timeout) -> {
      if (!timeout.isPositive()) {
        throw new SchemaException("timeouts", "a timeout is positive, not " + timeout);
      }
    });
    var copy = new EnumMap<Operation, Duration>(Operation.class);
    copy.putAll(defaults);
    defaults = Collections.unmodifiableMap(copy);
  }

  /// {@return timeouts in a block, so far for no operation}
  public static OperationTimeouts block() {
    return new OperationTimeouts(Map.of(), false);
  }

  /// {@return timeouts in a nested attribute, so far for no operation}
  public static OperationTimeouts nestedAttribute() {
    return new OperationTimeouts(Map.of(), true);
  }

  /// Adds an operation.
  ///
  /// @param operation the operation
  /// @param timeout what counts when the user says nothing; positive
  /// @return these timeouts with that one
  public OperationTimeouts with(Operation operation, Duration timeout) {
    var all = new EnumMap<Operation, Duration>(Operation.class);
    all.putAll(defaults);
    all.put(operation, timeout);
    return new OperationTimeouts(all, attribute);
  }
}
