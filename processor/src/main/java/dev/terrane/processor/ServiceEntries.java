package dev.terrane.processor;

import dev.terrane.processor.source.LanguageModel;
import dev.terrane.provider.schema.ProviderType;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javax.annotation.processing.Filer;
import javax.tools.StandardLocation;

/// Writes the service file by which the server finds providers. Entries of earlier builds and of
/// authors are kept as long as their classes exist.
final class ServiceEntries {
  private static final String PATH = "META-INF/services/" + ProviderType.class.getCanonicalName();

  private final Filer filer;
  private final LanguageModel language;

  ServiceEntries(Filer filer, LanguageModel language) {
    this.filer = filer;
    this.language = language;
  }

  void write(Collection<String> providers) {
    var before = before();
    var entries =
        before.stream()
            .filter(name -> language.find(name.replace('$', '.')).isPresent())
            .collect(Collectors.toCollection(TreeSet::new));
    entries.addAll(providers);
    if (providers.isEmpty() && entries.equals(before)) {
      return;
    }
    try (var out = filer.createResource(StandardLocation.CLASS_OUTPUT, "", PATH).openWriter()) {
      for (var entry : entries) {
        out.write(entry + "\n");
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Set<String> before() {
    try {
      var text = filer.getResource(StandardLocation.CLASS_OUTPUT, "", PATH).getCharContent(true);
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
