package dev.terrane.processor;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/// Another annotation processor, which generates a type in a later round.
final class LateProcessor extends AbstractProcessor {
  private final String name;
  private final String code;
  private boolean written;

  LateProcessor(String name, String code) {
    this.name = name;
    this.code = code;
  }

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return Set.of("*");
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment environment) {
    if (!written) {
      written = true;
      write();
    }
    return false;
  }

  private void write() {
    try (var out = processingEnv.getFiler().createSourceFile(name).openWriter()) {
      out.write(code);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
