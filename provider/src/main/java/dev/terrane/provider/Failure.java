package dev.terrane.provider;

import dev.terrane.cty.CtyPath;
import java.io.Serial;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// An exception that carries the diagnostic for the user. Other exceptions of provider methods
/// become a general diagnostic with their message; this one defines summary, detail and path.
///
/// A method that has found several mistakes throws one failure with the others [added][#and]. All
/// are displayed, as are failures that try-with-resources has suppressed.
public final class Failure extends RuntimeException {
  @Serial private static final long serialVersionUID = 1;

  private final transient Diagnostic diagnostic;
  private final transient @Nullable SchemaMember attribute;

  /// Creates a failure of the whole block.
  ///
  /// @param summary one line
  /// @param detail the cause, and what the user can do
  public Failure(String summary, String detail) {
    this(Diagnostic.error(CtyPath.ROOT, summary, detail));
  }

  /// Creates a failure from a diagnostic.
  ///
  /// @param diagnostic the diagnostic for the user
  public Failure(Diagnostic diagnostic) {
    this(diagnostic, null);
  }

  /// Creates a failure at an attribute, at any depth of the schema.
  ///
  /// @param where the attribute
  /// @param summary one line
  /// @param detail the cause, and what the user can do
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

  /// Sets the cause, which is written to the log.
  ///
  /// @param cause the exception
  /// @return this failure
  public Failure because(Throwable cause) {
    initCause(cause);
    return this;
  }

  /// Adds a failure that is displayed after this one.
  ///
  /// @param other another failure; this one itself is not added
  /// @return this failure
  public Failure and(Failure other) {
    if (other != this) {
      addSuppressed(other);
    }
    return this;
  }

  /// Returns this failure with its path inside an enclosing object.
  ///
  /// @param outer the path of the object that this failure's path starts in
  /// @return a failure with this one as its cause; the paths of added failures start in the same
  ///   object
  public Failure within(CtyPath outer) {
    return within(outer, Collections.newSetFromMap(new IdentityHashMap<>()));
  }

  /// @param seen the failures that are placed already: two may be added to each other
  private Failure within(CtyPath outer, Set<Failure> seen) {
    seen.add(this);
    var placed = new Failure(diagnostic.within(outer)).because(this);
    for (var suppressed : getSuppressed()) {
      if (!(suppressed instanceof Failure one)) {
        placed.addSuppressed(suppressed);
      } else if (!seen.contains(one)) {
        placed.addSuppressed(one.within(outer, seen));
      }
    }
    return placed;
  }

  /// The attribute of a failure whose diagnostic has only the attribute's name as its path, so that
  /// the full path must still be found in the schema.
  ///
  /// @return the attribute; empty when the diagnostic has a full path, such as after [#within]
  public Optional<SchemaMember> attribute() {
    return Optional.ofNullable(attribute);
  }

  /// The diagnostic that the user sees.
  ///
  /// @return the diagnostic
  public Diagnostic diagnostic() {
    return diagnostic;
  }
}
