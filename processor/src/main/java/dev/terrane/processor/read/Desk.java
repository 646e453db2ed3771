package dev.terrane.processor.read;

import com.palantir.javapoet.ClassName;
import dev.terrane.processor.misuse.Report;
import dev.terrane.processor.source.Language;

/// What readers work with, while they read for one generated class.
///
/// @param language what the compiler knows
/// @param report where errors go
/// @param places where the views of records inside stand
record Desk(Language language, Report report, Places places) {
  /// For a record that is written as a class of its own, where its errors are told, too.
  Desk shared(ClassName model) {
    return new Desk(language, Report.quiet(), new Places(model, true));
  }
}
