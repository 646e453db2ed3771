package dev.terrane.cty;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A value, or bytes that should be one, that breaks a rule of Terraform's type system. The message
/// names the place and the reason, and is fit to be shown to users.
public final class CtyException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient CtyPath path;
  private final String reason;
  private final @Nullable String expected;

  /// Creates an exception for a place inside a value.
  ///
  /// @param path where the rule is broken; [CtyPath#ROOT] for the whole value
  /// @param reason which rule it is, as a sentence without its place
  public CtyException(CtyPath path, String reason) {
    this(path, reason, null);
  }

  private CtyException(CtyPath path, String reason, @Nullable String expected) {
    super(path.isRoot() ? reason : path + ": " + reason);
    this.path = path;
    this.reason = reason;
    this.expected = expected;
  }

  /// {@return the place inside the value}
  public CtyPath path() {
    return path;
  }

  /// {@return the broken rule, without the place}
  public String reason() {
    return reason;
  }

  /// {@return the same reason, seen from an enclosing value}
  ///
  /// @param outer the place of the value in which this exception's path starts
  public CtyException within(CtyPath outer) {
    var moved = new CtyException(outer.append(path), reason, expected);
    moved.initCause(this);
    return moved;
  }

  /// {@return what kind of value was expected, for a title such as `Invalid Duration`}
  public Optional<String> expected() {
    return Optional.ofNullable(expected);
  }

  /// {@return the same reason, which says what kind of value was expected; one that says it already
  /// is returned as it is}
  ///
  /// @param kind a noun in title case, such as `Duration`
  public CtyException expecting(String kind) {
    if (expected != null) {
      return this;
    }
    var named = new CtyException(path, reason, kind);
    named.initCause(this);
    return named;
  }
}
