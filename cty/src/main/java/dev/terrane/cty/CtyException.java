package dev.terrane.cty;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Thrown for a value, or encoded bytes, that violates a rule of Terraform's type system. The
/// message contains path and reason and can be shown to users.
public final class CtyException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient CtyPath path;
  private final String reason;
  private final @Nullable String expected;

  /// Creates an exception.
  ///
  /// @param path the path of the invalid part; [CtyPath#ROOT] for the whole value
  /// @param reason the violated rule, without the path
  public CtyException(CtyPath path, String reason) {
    this(path, reason, null);
  }

  private CtyException(CtyPath path, String reason, @Nullable String expected) {
    super(path.isRoot() ? reason : path + ": " + reason);
    this.path = path;
    this.reason = reason;
    this.expected = expected;
  }

  /// {@return the path inside the value}
  public CtyPath path() {
    return path;
  }

  /// {@return the violated rule, without the path}
  public String reason() {
    return reason;
  }

  /// {@return this exception with its path inside an enclosing value}
  ///
  /// @param outer the path of the value that this exception's path starts in
  public CtyException within(CtyPath outer) {
    var moved = new CtyException(outer.append(path), reason, expected);
    moved.initCause(this);
    return moved;
  }

  /// {@return the name of the expected type, for a summary such as `Invalid Duration`}
  public Optional<String> expected() {
    return Optional.ofNullable(expected);
  }

  /// {@return this exception with the name of the expected type; unchanged when it already has one}
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
