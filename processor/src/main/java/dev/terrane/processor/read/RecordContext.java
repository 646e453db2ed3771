package dev.terrane.processor.read;

import dev.terrane.provider.schema.SchemaKind;
import java.util.List;
import java.util.stream.Stream;

/// The context of a record, which determines the annotations that its components may have.
///
/// @param role the role of the root record
/// @param inside whether it is nested in another record
/// @param computed whether it is inside a computed object
/// @param set whether it is an element of a set, at any depth
/// @param attribute whether it is inside a nested attribute, where no block can be
/// @param type whether it is an object type, which has only names and types
/// @param replace whether each argument requires replacement
/// @param records the enclosing records, to detect recursion
record RecordContext(
    RecordRole role,
    boolean inside,
    boolean computed,
    boolean set,
    boolean attribute,
    boolean type,
    boolean replace,
    List<String> records) {
  static RecordContext of(RecordRole role) {
    return new RecordContext(role, false, false, false, false, false, false, List.of());
  }

  /// The context of a nested record.
  RecordContext within(boolean isSet, boolean isBlock, boolean isComputed) {
    return new RecordContext(
        role,
        true,
        computed || isComputed,
        set || isSet,
        attribute || !isBlock,
        type,
        false,
        records);
  }

  /// The context of the record of an object type. Who sets the value is a property of the whole.
  RecordContext withinType() {
    return new RecordContext(role, true, false, false, true, true, false, records);
  }

  RecordContext replacing() {
    return new RecordContext(role, inside, computed, set, attribute, type, true, records);
  }

  RecordContext in(String record) {
    return records(Stream.concat(records.stream(), Stream.of(record)).toList());
  }

  RecordContext records(List<String> all) {
    return new RecordContext(role, inside, computed, set, attribute, type, replace, all);
  }

  /// Whether new values are compared with existing ones.
  boolean compares() {
    return role != RecordRole.Inner.PRIOR_SCHEMA
        && role != RecordRole.Inner.FUNCTION
        && kind().hasComputed();
  }

  /// The kind of schema, for the names that Terraform reserves.
  SchemaKind kind() {
    return role instanceof RecordRole.OfSchema(var kind) ? kind : SchemaKind.RESOURCE;
  }
}
