package dev.terrane.processor.model;

import com.palantir.javapoet.ClassName;

/// The names of the generated views of a record, and the class that contains them.
///
/// @param model the generated class: `NoteModel`
/// @param prefix the prefix of the names of its views: empty for the root record, the simple name
///   for a nested record: `Owner` for `NoteModel.OwnerConfig`
/// @param shared whether it is the model of a shared record, which is generated once, and to which
///   other models refer
public record ViewNames(ClassName model, String prefix, boolean shared) {
  /// The class of a view.
  ///
  /// @param view its name: `Config`, `Input`, `Plan`, `Stored`
  public ClassName view(String view) {
    return model.nestedClass(prefix + view);
  }

  /// The class that contains the handles: the model itself, or a nested class.
  public ClassName handles() {
    return prefix.isEmpty() ? model : view("Attributes");
  }
}
