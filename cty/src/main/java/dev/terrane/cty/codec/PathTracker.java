package dev.terrane.cty.codec;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyType;
import java.util.Arrays;

/**
 * Where a codec is: a path that changes as it goes, so that no path has to be made for values that
 * are right. It also bounds the nesting.
 */
final class PathTracker {
  /** Far beyond what Terraform's users write, and far below what a thread's stack bears. */
  static final int MAX_DEPTH = 512;

  /** Stands where a step was added that is not set yet. */
  private static final Object NOWHERE = new Object();

  private Object[] steps = new Object[8];
  private int length;
  private int depth;

  /** Marks a string as the key of a map, where a bare one is the name of an attribute. */
  private record Key(String key) {}

  /** Goes down one level; to be left again by {@link #ascend}, except after a failure. */
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

  /** Between two steps: what is wrong there is wrong with the whole. */
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

  /** A failure that was found without knowing where. */
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
