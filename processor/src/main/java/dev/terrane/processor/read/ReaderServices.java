package dev.terrane.processor.read;

import com.palantir.javapoet.ClassName;
import dev.terrane.processor.diagnostic.Reporter;
import dev.terrane.processor.source.LanguageModel;

/// The services that readers use while they read for one generated class.
///
/// @param language the types of the compiler
/// @param report receives the errors
/// @param viewNames allocates the names of nested views
record ReaderServices(LanguageModel language, Reporter report, ViewNameAllocator viewNames) {
  /// The services for a shared record, whose errors are reported with its own class.
  ReaderServices shared(ClassName model) {
    return new ReaderServices(language, Reporter.quiet(), new ViewNameAllocator(model, true));
  }
}
