package dev.terrane.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.List;
import java.util.stream.Stream;

/// An author's record whose components are attributes: a whole resource, or the content of a block
/// or nested attribute.
///
/// @param type the author's record
/// @param viewNames the names of its views
/// @param description markdown, possibly empty
/// @param deprecation what users should use instead; empty if the type is not deprecated
/// @param components in the author's order
public record AttributeRecord(
    ClassName type,
    ViewNames viewNames,
    String description,
    String deprecation,
    List<Component> components) {
  public AttributeRecord {
    components = List.copyOf(components);
  }

  /// The same record of a deprecated type.
  ///
  /// @param instead what users should use instead; empty if the type is not deprecated
  public AttributeRecord deprecated(String instead) {
    return new AttributeRecord(type, viewNames, description, instead, components);
  }

  /// The components, with those of embedded records instead of these.
  public Stream<Component> flattened() {
    return components.stream()
        .flatMap(component ->
            component.shape() instanceof Shape.Embedded(var record)
                ? record.flattened()
                : Stream.of(component));
  }

  /// The Java name of a component's handle: `WORKER_NODES`. If two names differ only in case, the
  /// second constant ends with an underscore.
  public String constant(Component component) {
    var name = component.constant();
    var before =
        components.stream()
            .takeWhile(one -> !one.name().equals(component.name()))
            .filter(one -> one.constant().equals(name))
            .count();
    return name + "_".repeat((int) before);
  }

  /// Whether a component is computed, at any depth.
  public boolean hasComputed() {
    return components.stream().anyMatch(Component::hasComputed);
  }
}
