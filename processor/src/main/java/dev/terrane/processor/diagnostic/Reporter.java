package dev.terrane.processor.diagnostic;

import java.util.function.Supplier;
import javax.annotation.processing.Messager;
import javax.lang.model.element.Element;
import javax.tools.Diagnostic;
import org.jspecify.annotations.Nullable;

/// Reports errors and warnings to the compiler. A quiet reporter discards them: a record that
/// several others contain is reported once, where it is read for itself.
public final class Reporter {
  private final @Nullable Messager messager;

  private Reporter(@Nullable Messager messager) {
    this.messager = messager;
  }

  /// A report to the compiler.
  ///
  /// @param messager the compiler's
  /// @return the report
  public static Reporter to(Messager messager) {
    return new Reporter(messager);
  }

  public static Reporter quiet() {
    return new Reporter(null);
  }

  public boolean isQuiet() {
    return messager == null;
  }

  /// Reports a misuse.
  ///
  /// @param place the element
  /// @param error what is wrong
  /// @param details what its sentence names
  public void error(Element place, CompileError error, Object... details) {
    error(place, error.message(details));
  }

  public void error(Element place, String text) {
    if (messager != null) {
      messager.printMessage(Diagnostic.Kind.ERROR, text, place);
    }
  }

  /// Reports what is most likely a mistake, but not certainly one.
  ///
  /// @param place the element
  /// @param text what is doubtful, and what to write instead
  public void warning(Element place, String text) {
    if (messager != null) {
      messager.printMessage(Diagnostic.Kind.WARNING, text, place);
    }
  }

  /// Does something that may find a misuse.
  ///
  /// @param place where the misuse is
  /// @param reading what to do
  /// @param harmless what to go on with after a misuse
  /// @param <T> the type of the result
  /// @return the result
  public <T> T attempt(
      Element place, Supplier<? extends T> reading, Supplier<? extends T> harmless) {
    try {
      return reading.get();
    } catch (CompileErrorException e) {
      error(place, e.text());
      return harmless.get();
    }
  }

  public void attempt(Element place, Runnable reading) {
    try {
      reading.run();
    } catch (CompileErrorException e) {
      error(place, e.text());
    }
  }
}
