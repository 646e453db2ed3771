package dev.terrane.engine.part;

/// A part of a provider that Terraform knows by a declaration: a schema, or a signature.
///
/// @param <D> the type of the declaration
public interface DeclaredPart<D> {
  /// The declaration; built once.
  D declaration();

  /// Whether the declaration is built, so that asking for it calls no author code.
  boolean isDeclared();

  /// The author's method that declares, for texts.
  AuthorMethod declaring();

  /// A method of the author, for texts.
  AuthorMethod method(String name);
}
