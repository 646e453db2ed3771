package dev.terrane.processor.model;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.List;
import java.util.Optional;

/// The properties of a component in addition to its type and its source.
///
/// @param identity its part in the identity
/// @param replace whether a change needs another object
/// @param writeOnly whether it is never stored
/// @param writeOnlyVersion the attribute that users raise to have it set again, in the
///   configuration's spelling
/// @param configOnly whether its value comes only from configuration
/// @param sensitive whether it is never shown
/// @param nullIsNotEmpty whether null and empty are different values
/// @param deprecated what to write instead
/// @param checks expressions of type `Check<? super T>`, T being the boxed Java type
/// @param combinations the rules about this component and others of the record
/// @param equality an expression of type `Equality<? super T>`
public record ComponentTraits(
    Identity identity,
    Replace replace,
    boolean writeOnly,
    Optional<String> writeOnlyVersion,
    boolean configOnly,
    boolean sensitive,
    boolean nullIsNotEmpty,
    Optional<String> deprecated,
    List<CodeBlock> checks,
    List<Combination> combinations,
    Optional<CodeBlock> equality) {
  /// No traits.
  public static final ComponentTraits NONE =
      new ComponentTraits(
          Identity.NO,
          new Replace.Never(),
          false,
          Optional.empty(),
          false,
          false,
          false,
          Optional.empty(),
          List.of(),
          List.of(),
          Optional.empty());

  /// A rule about a component and others of the record.
  ///
  /// @param annotation the annotation as the author wrote it, without its elements
  /// @param factory the method of the API's `Combination` that makes the rule
  /// @param others the names of the other components
  public record Combination(String annotation, String factory, List<String> others) {
    /// Copies the names.
    public Combination {
      others = List.copyOf(others);
    }
  }

  /// The part that a component has in the identity.
  ///
  /// @param member whether it is a part
  /// @param mutable whether it may change in place
  /// @param optionalForImport whether an import by identity may leave it out
  public record Identity(boolean member, boolean mutable, boolean optionalForImport) {
    /// No part.
    public static final Identity NO = new Identity(false, false, false);
  }

  /// Whether a change needs another object.
  public sealed interface Replace {
    /// It does not.
    record Never() implements Replace {}

    /// It does. An argument of the identity that is not mutable always does, and is not recorded
    /// here.
    record Always() implements Replace {}

    /// A predicate of the author decides.
    ///
    /// @param holder the class that declares it
    /// @param method the static method `(before, after)`
    /// @param takesNullBefore whether it decides about what was null
    /// @param takesNullAfter whether it decides about what becomes null
    record When(ClassName holder, String method, boolean takesNullBefore, boolean takesNullAfter)
        implements Replace {}
  }
}
