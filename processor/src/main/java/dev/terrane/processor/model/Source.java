package dev.terrane.processor.model;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.List;

/// Where the value of an attribute comes from.
public sealed interface Source {
  /// The user has to write it. (A block list, set or map is of this or the next kind, too.)
  record Required() implements Source {}

  /// The user may write it.
  record Optional() implements Source {}

  /// The user may write it, else it has a value.
  ///
  /// @param value an expression of the component's type: a literal, or a constant of the author
  record Defaulted(CodeBlock value) implements Source {}

  /// In a provider's configuration: the user may write it, else the environment says it.
  ///
  /// @param variables names of environment variables
  /// @param fallback the value when no variable is set, as that of `Defaulted`; empty when it is
  ///   missing then
  record Environment(List<String> variables, java.util.Optional<CodeBlock> fallback)
      implements Source {}

  /// The remote side says it.
  ///
  /// @param stable whether it never changes
  /// @param changesWith components of the same record, or empty for all
  record Computed(boolean stable, List<String> changesWith) implements Source {}

  /// The user may write it, else the remote side says it.
  ///
  /// @param changesWith components of the same record; when empty it is stable
  record OrSet(List<String> changesWith) implements Source {}

  /// A function of other components says it.
  ///
  /// @param holder the class that declares the method
  /// @param method the static method
  /// @param from the components that are its parameters, in order
  record Derived(ClassName holder, String method, List<String> from) implements Source {}
}
