package dev.terrane.provider;

import dev.terrane.cty.CtyPath;
import java.io.Serial;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A failure with the diagnostic for the user. Any other exception of an author's method becomes a
/// diagnostic too; this one chooses its words and its place.
public final class Failure extends RuntimeException {
  @Serial private static final long serialVersionUID = 1;

  private final transient Diagnostic diagnostic;
  private final transient @Nullable SchemaMember attribute;

  /// Makes a failure of the whole block.
  ///
  /// @param summary one line
  /// @param detail whose doing it is and what to do next
  public Failure(String summary, String detail) {
    this(Diagnostic.error(CtyPath.ROOT, summary, detail));
  }

  /// Makes a failure from a finding.
  ///
  /// @param diagnostic the diagnostic for the user
  public Failure(Diagnostic diagnostic) {
    this(diagnostic, null);
  }

  /// Makes a failure at an attribute, wherever it stands in the schema.
  ///
  /// @param where the attribute
  /// @param summary one line
  /// @param detail whose doing it is and what to do next
  public Failure(SchemaMember where, String summary, String detail) {
    this(Diagnostic.error(CtyPath.ROOT.attribute(where.name()), summary, detail), where);
  }

  private Failure(Diagnostic diagnostic, @Nullable SchemaMember attribute) {
    super(
        diagnostic.detail().isEmpty()
            ? diagnostic.summary()
            : diagnostic.summary() + ": " + diagnostic.detail());
    this.diagnostic = diagnostic;
    this.attribute = attribute;
  }

  /// Names the exception behind this failure, for the log.
  ///
  /// @param cause the exception
  /// @return this failure
  public Failure because(Throwable cause) {
    initCause(cause);
    return this;
  }

  /// The same failure, seen from an enclosing object.
  ///
  /// @param outer the place of the object in which this failure's place starts
  /// @return a failure with this one as its cause
  public Failure within(CtyPath outer) {
    var inner = diagnostic;
    return new Failure(
            new Diagnostic(
                inner.severity(), inner.summary(), inner.detail(), outer.append(inner.path())))
        .because(this);
  }

  /// The attribute that the failure is about, while its place is open: the finding has the name
  /// alone. A failure with a place of its own, as after [#within], has none.
  ///
  /// @return the attribute
  public Optional<SchemaMember> attribute() {
    return Optional.ofNullable(attribute);
  }

  /// The diagnostic that the user sees.
  ///
  /// @return the finding
  public Diagnostic diagnostic() {
    return diagnostic;
  }
}
