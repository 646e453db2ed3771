package dev.terrane.provider.combination;

import dev.terrane.provider.SchemaMember;
import java.util.Arrays;
import java.util.List;

/// A rule about an attribute or block and others of the same object: which of them a configuration
/// may or must set. A rule that depends on a value that is unknown yet is checked when it is known.
/// Belongs to the attribute that it was added to. Immutable.
///
/// @param kind what the rule requires
/// @param others the names of the other attributes and blocks
public record Combination(Kind kind, List<String> others) {
  /// The requirement of a rule.
  public enum Kind {
    /// Exactly one of all is set.
    EXACTLY_ONE_OF,
    /// At least one of all is set.
    AT_LEAST_ONE_OF,
    /// All are set, or none.
    ALL_OR_NONE,
    /// The attribute is not set together with one of the others.
    CONFLICTS_WITH,
    /// All others are set where the attribute is.
    REQUIRED_WITH,
    /// A warning: the other attribute, which is write-only, should be set instead.
    PREFER_WRITE_ONLY
  }

  /// Copies the names.
  public Combination {
    others = List.copyOf(others);
  }

  /// Requires that exactly one is set: the attribute or one of the others.
  ///
  /// @param others attributes or blocks of the same object
  /// @return the rule
  public static Combination exactlyOneOf(SchemaMember... others) {
    return of(Kind.EXACTLY_ONE_OF, others);
  }

  /// Requires that the attribute or one of the others is set, or several.
  ///
  /// @param others attributes or blocks of the same object
  /// @return the rule
  public static Combination atLeastOneOf(SchemaMember... others) {
    return of(Kind.AT_LEAST_ONE_OF, others);
  }

  /// Requires that the attribute and the others are set together, or none of them.
  ///
  /// @param others attributes or blocks of the same object
  /// @return the rule
  public static Combination allOrNone(SchemaMember... others) {
    return of(Kind.ALL_OR_NONE, others);
  }

  /// Requires that none of the others is set where the attribute is.
  ///
  /// @param others attributes or blocks of the same object
  /// @return the rule
  public static Combination conflictsWith(SchemaMember... others) {
    return of(Kind.CONFLICTS_WITH, others);
  }

  /// Requires that all others are set where the attribute is.
  ///
  /// @param others attributes or blocks of the same object
  /// @return the rule
  public static Combination requiredWith(SchemaMember... others) {
    return of(Kind.REQUIRED_WITH, others);
  }

  /// Warns where the attribute is set and the CLI supports write-only attributes.
  ///
  /// @param writeOnly the write-only attribute of the same object to set instead
  /// @return the rule
  public static Combination preferWriteOnly(SchemaMember writeOnly) {
    return of(Kind.PREFER_WRITE_ONLY, writeOnly);
  }

  private static Combination of(Kind kind, SchemaMember... others) {
    return new Combination(kind, Arrays.stream(others).map(SchemaMember::name).toList());
  }
}
