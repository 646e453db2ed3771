package dev.terrane.processor.read;

import com.palantir.javapoet.ClassName;
import dev.terrane.processor.diagnostic.Reporter;
import dev.terrane.processor.source.LanguageModel;

/// The services that readers use while they read for one generated class.
///
/// @param language what the compiler knows
/// @param report where errors go
/// @param viewNames where the views of records inside stand
record ReaderServices(LanguageModel language, Reporter report, ViewNameAllocator viewNames) {
  /// For a record with a generated class of its own, which reports its errors there.
  ReaderServices shared(ClassName model) {
    return new ReaderServices(language, Reporter.quiet(), new ViewNameAllocator(model, true));
  }
}
