package dev.terrane.processor;

import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import dev.terrane.processor.source.LanguageModel;
import java.util.List;

/// Finds nested records for which this build generates views and the last build did not, because
/// author code that takes the record from `Input` or `Stored` no longer compiles then. Finds
/// nothing if the classes of the last build are not on the class path.
///
/// @param language finds the classes of the last build; the new model does not exist yet
record AddedNestedViews(LanguageModel language) {
  private static final String STORED = "Stored";

  /// A sentence for each such record.
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
        + " now has a component that cannot be configured, such as a computed one: use "
        + view
        + "Input in Input and "
        + view
        + "Stored in Stored instead of the record, and create the state with toStateFrom(observed)";
  }
}
