package dev.terrane.processor;

import dev.terrane.processor.source.LanguageModel;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javax.annotation.processing.Filer;
import javax.tools.StandardLocation;

/// Writes a service file by which the server finds providers or provisioners. Entries of earlier
/// builds and of authors are kept as long as their classes exist and implement it.
final class ServiceEntries {
  private final Filer filer;
  private final LanguageModel language;
  private final Class<?> service;

  /// @param service the type that the classes implement
  ServiceEntries(Filer filer, LanguageModel language, Class<?> service) {
    this.filer = filer;
    this.language = language;
    this.service = service;
  }

  private String path() {
    return "META-INF/services/" + service.getCanonicalName();
  }

  void write(Collection<String> classes) {
    var before = before();
    var entries =
        before.stream()
            .filter(this::implementsService)
            .collect(Collectors.toCollection(TreeSet::new));
    entries.addAll(classes);
    if (classes.isEmpty() && entries.equals(before)) {
      return;
    }
    try (var out = filer.createResource(StandardLocation.CLASS_OUTPUT, "", path()).openWriter()) {
      for (var entry : entries) {
        out.write(entry + "\n");
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private boolean implementsService(String name) {
    return language
        .find(name.replace('$', '.'))
        .filter(type -> language.implementsRaw(type.asType(), service))
        .isPresent();
  }

  private Set<String> before() {
    try {
      var text = filer.getResource(StandardLocation.CLASS_OUTPUT, "", path()).getCharContent(true);
      return text.toString()
          .lines()
          .map(line -> line.replaceAll("#.*", "").strip())
          .filter(line -> !line.isEmpty())
          .collect(Collectors.toCollection(LinkedHashSet::new));
    } catch (IOException _) {
      return Set.of();
    }
  }
}
