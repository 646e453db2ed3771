package dev.terrane.processor.read;

import dev.terrane.provider.schema.Schema;
import java.util.List;
import java.util.stream.Stream;

/// Where a record stands, seen from its components.
///
/// @param family what the record is, or is a part of
/// @param inside whether it is nested in another record
/// @param computed whether the remote side says all of it
/// @param set whether it is an element of a set, at any depth
/// @param attribute whether it is inside a nested attribute, where no block can be
/// @param replace whether each argument requires replacement
/// @param records the records around it, to find one that contains itself
record Context(
    Family family,
    boolean inside,
    boolean computed,
    boolean set,
    boolean attribute,
    boolean replace,
    List<String> records) {
  static Context of(Family family) {
    return new Context(family, false, false, false, false, false, List.of());
  }

  /// What is inside a component.
  Context within(boolean isSet, boolean isBlock, boolean isComputed) {
    return new Context(
        family, true, computed || isComputed, set || isSet, attribute || !isBlock, false, records);
  }

  Context replacing() {
    return new Context(family, inside, computed, set, attribute, true, records);
  }

  Context in(String record) {
    return records(Stream.concat(records.stream(), Stream.of(record)).toList());
  }

  Context records(List<String> all) {
    return new Context(family, inside, computed, set, attribute, replace, all);
  }

  /// The kind of schema, for the names that Terraform keeps.
  Schema.Kind kind() {
    return family == Family.PROVIDER ? Schema.Kind.PROVIDER : Schema.Kind.RESOURCE;
  }
}
