package dev.terrane.processor.model;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.List;
import java.util.Optional;

/// The properties of a component in addition to its type and its source.
///
/// @param identity its role in the identity
/// @param replace whether a change requires replacement
/// @param writeOnly whether it is never stored
/// @param writeOnlyVersion the name of the attribute that users change to have it set again
/// @param configOnly whether its value comes only from configuration
/// @param sensitive whether it is not displayed
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
  /// @param factory the method of the API's `Combination` that creates the rule
  /// @param others the names of the other components
  public record Combination(String annotation, String factory, List<String> others) {
    public Combination {
      others = List.copyOf(others);
    }
  }

  /// The role of a component in the identity.
  ///
  /// @param member whether it is part of the identity
  /// @param mutable whether it may change in place
  /// @param optionalForImport whether an import by identity may omit it
  public record Identity(boolean member, boolean mutable, boolean optionalForImport) {
    /// Not part of the identity.
    public static final Identity NO = new Identity(false, false, false);
  }

  /// Whether a change requires replacement.
  public sealed interface Replace {
    /// A change does not require replacement.
    record Never() implements Replace {}

    /// Each change requires replacement. This does not include immutable arguments of the identity.
    record Always() implements Replace {}

    /// A predicate of the author decides.
    ///
    /// @param holder the class that declares it
    /// @param method the static method `(before, after)`
    /// @param takesNullBefore whether it accepts null as the prior value
    /// @param takesNullAfter whether it accepts null as the planned value
    record When(ClassName holder, String method, boolean takesNullBefore, boolean takesNullAfter)
        implements Replace {}
  }
}
