package dev.terrane.processor.model;

import com.palantir.javapoet.ClassName;

/// The names of the generated views of a record, and the class that contains them.
///
/// @param model the generated class: `NoteModel`
/// @param prefix what its views' names begin with: empty for the record that the model is of, else
///   the simple name of a record inside: `Owner` makes `NoteModel.OwnerConfig`
/// @param shared whether it is the model of a record that several resources share, written once on
///   its own: then users of the record refer to it and do not write it
public record ViewNames(ClassName model, String prefix, boolean shared) {
  /// A view.
  ///
  /// @param view its name: `Config`, `Input`, `Plan`, `Stored`
  public ClassName view(String view) {
    return model.nestedClass(prefix + view);
  }

  /// The class that holds the handles: the model itself, or a class in it.
  public ClassName handles() {
    return prefix.isEmpty() ? model : view("Attributes");
  }
}
