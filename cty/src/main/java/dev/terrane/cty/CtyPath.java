package dev.terrane.cty;

import dev.terrane.cty.internal.Unicode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The path of a part of a value: the steps from the root to the part. Immutable.
public final class CtyPath {
  /// The whole value: no steps.
  public static final CtyPath ROOT = new CtyPath(null, null);

  private final @Nullable CtyPath parent;
  private final @Nullable Step last;

  private CtyPath(@Nullable CtyPath parent, @Nullable Step last) {
    this.parent = parent;
    this.last = last;
  }

  /// One step into a value.
  public sealed interface Step permits Attribute, Index, Key, Element {}

  /// A step to an attribute of an object.
  ///
  /// @param name the attribute's name
  public record Attribute(String name) implements Step {
    /// Normalizes the name.
    public Attribute {
      name = Unicode.normalize(name);
    }
  }

  /// A step to an element of a list or tuple.
  ///
  /// @param index the zero-based index
  public record Index(long index) implements Step {}

  /// A step to an element of a map.
  ///
  /// @param key the element's key
  public record Key(String key) implements Step {
    /// Normalizes the key.
    public Key {
      key = Unicode.normalize(key);
    }
  }

  /// A step to an element of a set. The protocol cannot represent it: such a path can be resolved
  /// and displayed, but not sent.
  ///
  /// @param element the element itself
  public record Element(CtyValue element) implements Step {}

  /// {@return this path and one step to an attribute of an object}
  ///
  /// @param name the attribute's name
  public CtyPath attribute(String name) {
    return then(new Attribute(name));
  }

  /// {@return this path and one step to an element of a list or tuple}
  ///
  /// @param index the zero-based index
  public CtyPath index(long index) {
    return then(new Index(index));
  }

  /// {@return this path and one step to an element of a map}
  ///
  /// @param key the element's key
  public CtyPath key(String key) {
    return then(new Key(key));
  }

  /// {@return this path and one step to an element of a set}
  ///
  /// @param element the element
  public CtyPath element(CtyValue element) {
    return then(new Element(element));
  }

  /// {@return this path and one more step}
  ///
  /// @param step the step
  public CtyPath then(Step step) {
    return new CtyPath(this, step);
  }

  /// {@return this path and all steps of another one}
  ///
  /// @param inner a path that starts where this one ends
  public CtyPath append(CtyPath inner) {
    var path = this;
    for (var step : inner.steps()) {
      path = path.then(step);
    }
    return path;
  }

  /// {@return whether there are no steps}
  public boolean isRoot() {
    return last == null;
  }

  /// {@return the path without its last step; for the root, the root}
  public CtyPath parent() {
    return parent == null ? this : parent;
  }

  /// {@return the steps, from the root}
  public List<Step> steps() {
    var steps = new ArrayList<Step>();
    for (var path = this; path.last != null; path = path.parent()) {
      steps.add(path.last);
    }
    return List.copyOf(steps.reversed());
  }

  /// Returns the value at this path. A step into an unknown value returns an unknown value of the
  /// type of that part, if the type has such a part. A null value has no parts.
  ///
  /// @param root the value that the path starts in
  /// @return the value, or empty
  public Optional<CtyValue> resolve(CtyValue root) {
    var value = Optional.of(root);
    for (var step : steps()) {
      value = value.flatMap(outer -> ValueStructure.at(outer, step));
    }
    return value;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other || (other instanceof CtyPath path && steps().equals(path.steps()));
  }

  @Override
  public int hashCode() {
    return steps().hashCode();
  }

  /// {@return the path as Terraform writes it, such as `tags["a"].list[0].x`; empty for the root}
  @Override
  public String toString() {
    var text = new StringBuilder();
    for (var step : steps()) {
      switch (step) {
        case Attribute(var name) -> text.append(text.isEmpty() ? "" : ".").append(name);
        case Index(var index) -> text.append('[').append(index).append(']');
        case Key(var key) -> text.append('[').append(ValueText.quote(key)).append(']');
        case Element(var element) -> text.append('[').append(element).append(']');
      }
    }
    return text.toString();
  }
}
