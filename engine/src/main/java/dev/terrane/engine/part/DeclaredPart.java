package dev.terrane.engine.part;

/// A part of a provider with a declaration for Terraform: a schema or a signature.
///
/// @param <D> the type of the declaration
public interface DeclaredPart<D> {
  /// The declaration; built once.
  D declaration();

  /// Whether the declaration is built, so that [#declaration] does not call author code.
  boolean isDeclared();

  /// The author's method that builds the declaration, for messages.
  AuthorMethod declaring();

  /// A method of the author, for messages.
  AuthorMethod method(String name);
}
