package dev.terrane.provider.schema;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.Refinement;
import dev.terrane.provider.combination.Combination;
import java.util.List;
import java.util.Optional;

/// The properties of an attribute that the engine applies, in terms of values instead of Java
/// types. Only the framework implements it.
public sealed interface AttributeRules permits Definition {
  /// The static default.
  ///
  /// @return the default, or empty
  Optional<CtyValue> fallback();

  /// The siblings whose change makes a computed attribute unknown.
  ///
  /// @return their names; empty when each change does
  List<String> changesWith();

  /// The sources of a derived or planned attribute.
  ///
  /// @return names of siblings
  List<String> sources();

  /// Computes a derived value.
  ///
  /// @param object the object that contains the attribute; all sources are known or null
  /// @return the value, possibly null
  /// @throws CtyException when a source does not match its Java type
  CtyValue derive(CtyValue.ObjectValue object);

  /// Returns the value of the attribute in a view.
  ///
  /// @param view the view
  /// @return the value, possibly null; empty when the view does not contain the attribute
  Optional<CtyValue> in(ObjectView view);

  /// Whether the attribute has an equality.
  ///
  /// @return true when it has one
  boolean hasEquality();

  /// Whether different values of the attribute may be equivalent: by its equality, or as numbers
  /// that its Java type cannot distinguish.
  ///
  /// @return true when [#keepEquivalent] or [#keepUnchanged] must be called
  boolean hasEquivalentValues();

  /// Keeps the existing value when the new one is equivalent.
  ///
  /// @param stated the existing value, wholly known and not null
  /// @param observed the new value, wholly known and not null
  /// @return the existing value when both are equivalent; otherwise the new value, with each number
  ///   replaced by the existing one that its Java type cannot distinguish from it
  /// @throws CtyException when a value does not match its Java type
  CtyValue keepEquivalent(CtyValue stated, CtyValue observed);

  /// Keeps the stored value when the new configuration does not change it.
  ///
  /// @param stored the stored value, wholly known and not null
  /// @param configured the new value, wholly known and not null
  /// @return the stored value when both are equivalent; otherwise the new value, with each number
  ///   replaced by the stored one that its Java type cannot distinguish from it
  /// @throws CtyException when a value does not match its Java type
  CtyValue keepUnchanged(CtyValue stored, CtyValue configured);

  /// The environment variables that supply the default.
  ///
  /// @return their names; the first that is set is used
  List<String> environment();

  /// The version attribute of a write-only attribute.
  ///
  /// @return its name, or empty
  Optional<String> writeOnlyVersion();

  /// Whether a change can require replacement.
  ///
  /// @return true when some or all changes do
  boolean mayReplace();

  /// Whether a change requires replacement.
  ///
  /// @param before the prior value
  /// @param after the planned value, which differs
  /// @return true when it does
  /// @throws CtyException when a value does not match its Java type
  boolean replaces(CtyValue before, CtyValue after);

  /// Checks a value. In a value that is not wholly known, only the known elements are checked.
  ///
  /// @param value known and not null
  /// @return a violation for each failed check; only one when the value does not match its Java
  ///   type
  /// @throws FailedCheck when a check throws an exception
  List<Violation> violations(CtyValue value);

  /// {@return whether it has checks or combinations in addition to its type}
  boolean isChecked();

  /// The rules about the attribute and others of the same object.
  ///
  /// @return in the author's order
  List<Combination> combinations();

  /// The refinement of a value that is not computed yet.
  ///
  /// @return the refinement
  Refinement refinement();

  /// The documentation.
  ///
  /// @return the text in Markdown, possibly empty
  String description();

  /// The deprecation message.
  ///
  /// @return the message; empty when the attribute is not deprecated
  Optional<String> deprecation();

  /// The minimum number of blocks.
  ///
  /// @return the minimum, 0 for none
  int minItems();

  /// The maximum number of blocks.
  ///
  /// @return the maximum, 0 for no limit
  int maxItems();

  /// A failed check.
  ///
  /// @param place the path inside the value
  /// @param must the requirement, which follows the attribute's name in messages: `"must be even"`
  /// @param quotes whether `must` may contain the value, so that it must not be shown for a
  ///   sensitive attribute
  /// @param expected the name of the expected type, if it has one: `"Duration"`
  record Violation(CtyPath place, String must, boolean quotes, Optional<String> expected) {
    static Violation of(CtyException unfit) {
      return new Violation(unfit.path(), unfit.reason(), true, unfit.expected());
    }
  }

  /// Thrown when a check throws an exception.
  final class FailedCheck extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Throwable failure;

    FailedCheck(String must, Throwable failure) {
      super("the check \"" + must + "\" failed", failure);
      this.failure = failure;
    }

    /// The exception of the check.
    ///
    /// @return the exception, whose message may contain the value
    public Throwable failure() {
      return failure;
    }
  }
}
