package dev.terrane.cty.codec;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyType;
import java.util.Arrays;

/**
 * The current path of a codec. It is mutable, so that no path objects are created for valid values.
 * It also limits the depth of nesting. Not thread-safe.
 */
final class PathTracker {
  /** Much deeper than configurations need, and much less than the stack of a thread allows. */
  static final int MAX_DEPTH = 512;

  /** Marks a step that has been added and not yet set. */
  private static final Object NOWHERE = new Object();

  private Object[] steps = new Object[8];
  private int length;
  private int depth;

  /** Marks the key of a map; a plain string is the name of an attribute. */
  private record Key(String key) {}

  /** Enters one level. The caller leaves it with {@link #ascend}, except after a failure. */
  void descend() {
    if (++depth > MAX_DEPTH) {
      throw failure("values must not be nested more than %d levels deep".formatted(MAX_DEPTH));
    }
  }

  void ascend() {
    depth--;
  }

  /** Adds a step that {@link #attribute}, {@link #key} and {@link #index} then set. */
  void open() {
    if (length == steps.length) {
      steps = Arrays.copyOf(steps, 2 * length);
    }
    steps[length++] = NOWHERE;
  }

  void close() {
    length--;
  }

  /** Clears the current step: errors between two steps are reported for the enclosing value. */
  void between() {
    steps[length - 1] = NOWHERE;
  }

  void attribute(String name) {
    steps[length - 1] = name;
  }

  void key(String key) {
    steps[length - 1] = new Key(key);
  }

  void index(int index) {
    steps[length - 1] = index;
  }

  CtyException failure(String reason) {
    return new CtyException(path(), reason);
  }

  /** Adds the current path to a failure. */
  CtyException failure(IllegalArgumentException cause) {
    var failure = failure(String.valueOf(cause.getMessage()));
    failure.initCause(cause);
    return failure;
  }

  CtyException required(CtyType type) {
    return failure(Article.of(type) + " is required");
  }

  CtyPath path() {
    var path = CtyPath.ROOT;
    for (var i = 0; i < length; i++) {
      path =
          switch (steps[i]) {
            case String name -> path.attribute(name);
            case Key(var key) -> path.key(key);
            case Integer index -> path.index(index);
            default -> path;
          };
    }
    return path;
  }
}
