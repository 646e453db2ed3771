package dev.terrane.provider.schema;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.Refinement;
import java.util.List;
import java.util.Optional;

/// The properties of an attribute that the engine needs, in values instead of Java types. Authors
/// do not implement it.
public sealed interface Rules permits Definition {
  /// The static default.
  ///
  /// @return the default, when there is one
  Optional<CtyValue> fallback();

  /// The siblings whose change makes a computed attribute unknown.
  ///
  /// @return their names; empty for all
  List<String> changesWith();

  /// The attributes that a derived value is computed from, and those that a planned one is
  /// predicted from.
  ///
  /// @return their names; siblings of the attribute
  List<String> sources();

  /// Computes a derived value.
  ///
  /// @param object the object it stands in, whose sources are all known or null
  /// @return the value, maybe null
  /// @throws CtyException when a source does not fit its Java type
  CtyValue derive(CtyValue.ObjectValue object);

  /// Looks the attribute up in what an author gave.
  ///
  /// @param view the author's view
  /// @return its value, maybe null; empty when the view says nothing of it
  Optional<CtyValue> in(ObjectView view);

  /// Whether the author has a rule when two spellings are the same.
  ///
  /// @return true when there is one
  boolean hasEquality();

  /// Whether two spellings of the attribute may be the same: by the author's rule, or as numbers
  /// that its Java type cannot distinguish.
  ///
  /// @return true when they may
  boolean hasSpellings();

  /// Keeps the spelling that stands already where another one means the same.
  ///
  /// @param stated wholly known and not null
  /// @param observed wholly known and not null
  /// @return the first value when the two are the same; else the second, with each number of the
  ///   first that its Java type cannot distinguish from it
  /// @throws CtyException when a value does not fit the Java type that the author's rule works on
  CtyValue spelled(CtyValue stated, CtyValue observed);

  /// The environment variables that stand for a value that is not written.
  ///
  /// @return their names, the first counts most; empty for none
  List<String> environment();

  /// The attribute whose change has a write-only value set again.
  ///
  /// @return its name, when there is one
  Optional<String> writeOnlyVersion();

  /// Whether any change could ask for a replacement.
  ///
  /// @return true when there is a rule
  boolean mayReplace();

  /// Whether a change asks for a replacement.
  ///
  /// @param before the value in the state
  /// @param after the value in the plan, which differs
  /// @return true when it does
  /// @throws CtyException when a value does not fit the Java type that the author's rule works on
  boolean replaces(CtyValue before, CtyValue after);

  /// Which rules a value breaks. Of what is not wholly known, only the known elements are judged.
  ///
  /// @param value known and not null
  /// @return what the value must be, for each broken rule; a value that does not fit the Java type
  ///   breaks that rule alone
  /// @throws FailedCheck when an author's check fails instead of deciding
  List<Violation> violations(CtyValue value);

  /// {@return whether it has checks beside its type}
  boolean isChecked();

  /// The refinement of a value that is not computed yet.
  ///
  /// @return the promise
  Refinement refinement();

  /// The documentation.
  ///
  /// @return markdown, maybe empty
  String description();

  /// The suggested correction.
  ///
  /// @return the text, when the attribute is deprecated
  Optional<String> deprecation();

  /// The least number of blocks.
  ///
  /// @return 0 for none
  int minItems();

  /// The greatest number of blocks.
  ///
  /// @return 0 for no limit
  int maxItems();

  /// A broken rule.
  ///
  /// @param place where inside the value, for a value that does not fit its Java type
  /// @param must what the value must be, without its name: `"must be even"`
  /// @param quotes whether that text may quote the value, so that it must not be shown where the
  ///   value must not
  /// @param expected what kind of value a type with a name expects: `"Duration"`
  record Violation(CtyPath place, String must, boolean quotes, Optional<String> expected) {
    static Violation of(CtyException unfit) {
      return new Violation(unfit.path(), unfit.reason(), true, unfit.expected());
    }
  }

  /// An author's check that failed instead of deciding.
  final class FailedCheck extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Throwable failure;

    FailedCheck(String must, Throwable failure) {
      super("the check \"" + must + "\" failed", failure);
      this.failure = failure;
    }

    /// The exception of the check.
    ///
    /// @return the failure, whose text may quote the value
    public Throwable failure() {
      return failure;
    }
  }
}
