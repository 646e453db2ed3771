package dev.terrane.processor.model;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.List;

/// The source of an attribute value: configuration, default, environment, remote object, or
/// formula.
public sealed interface ValueSource {
  /// Required in the configuration. A block list, set or map is required or optional.
  record Required() implements ValueSource {}

  /// Optional in the configuration.
  record Optional() implements ValueSource {}

  /// Optional in the configuration, with a default.
  ///
  /// @param value an expression of the component's type: a literal, or a constant of the author
  record Defaulted(CodeBlock value) implements ValueSource {}

  /// In a provider's configuration: configured, or read from the environment.
  ///
  /// @param variables names of environment variables
  /// @param fallback the value if no variable is set, as that of `Defaulted`; empty if there is
  ///   none
  record Environment(List<String> variables, java.util.Optional<CodeBlock> fallback)
      implements ValueSource {}

  /// Computed: returned by the provider.
  ///
  /// @param stable whether it never changes
  /// @param changesWith components of the same record, or empty for all
  record Computed(boolean stable, List<String> changesWith) implements ValueSource {}

  /// Optional and computed: configured, or returned by the provider.
  ///
  /// @param changesWith components of the same record; when empty it is stable
  record OrSet(List<String> changesWith) implements ValueSource {}

  /// Computed by a static method from other components.
  ///
  /// @param holder the class that declares the method
  /// @param method the static method
  /// @param from the components that are its parameters, in order
  record Derived(ClassName holder, String method, List<String> from) implements ValueSource {}
}
