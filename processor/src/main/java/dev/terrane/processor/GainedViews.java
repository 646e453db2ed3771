package dev.terrane.processor;

import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import dev.terrane.processor.source.Language;
import java.util.List;

/// Finds nested records that had no views of their own when they were compiled last: then code that
/// takes the record itself from `Input` or `Stored` no longer compiles. Finds nothing where the
/// classes of the last build are not on the class path.
///
/// @param language what the compiler knows; the new model is not written yet
record GainedViews(Language language) {
  private static final String STORED = "Stored";

  /// A sentence for each of them.
  List<String> hints(JavaFile file) {
    var type = file.typeSpec();
    var model = file.packageName().isEmpty() ? type.name() : file.packageName() + "." + type.name();
    return type.typeSpecs().stream()
        .map(TypeSpec::name)
        .filter(name -> name.endsWith(STORED) && !name.equals(STORED))
        .filter(name -> !exists(model, name))
        .map(name -> name.substring(0, name.length() - STORED.length()))
        .filter(record -> exists(model, record + "Attributes"))
        .map(record -> hint(type.name(), record))
        .toList();
  }

  private boolean exists(String model, String name) {
    return language.find(model + "." + name).isPresent();
  }

  private static String hint(String model, String record) {
    var view = model + "." + record;
    return record
        + " has a component now that the user does not write, such as a computed one: in its place,"
        + " Input has a "
        + view
        + "Input and Stored a "
        + view
        + "Stored, and toStateFrom(observed) makes the state";
  }
}
