package dev.terrane.processor.emit.view;

import com.palantir.javapoet.CodeBlock;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Component;
import dev.terrane.processor.model.ValueSource;
import java.util.function.Function;

/// Generates the calls of the author's methods for derived components.
///
/// @param record the author's record
/// @param values returns the value of each component that is not derived
public record DerivedExpressions(AttributeRecord record, Function<Component, CodeBlock> values) {
  /// The value of a component.
  public CodeBlock of(Component component) {
    if (!(component.source() instanceof ValueSource.Derived(var holder, var method, var from))) {
      return values.apply(component);
    }
    var arguments = from.stream().map(name -> of(component(record, name))).toList();
    return CodeBlock.of("$T.$L($L)", holder, method, CodeBlock.join(arguments, ", "));
  }

  public static Component component(AttributeRecord record, String name) {
    return record.components().stream()
        .filter(component -> component.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(record.type() + " has no " + name));
  }
}
