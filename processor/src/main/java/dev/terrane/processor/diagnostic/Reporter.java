package dev.terrane.processor.diagnostic;

import java.util.function.Supplier;
import javax.annotation.processing.Messager;
import javax.lang.model.element.Element;
import javax.tools.Diagnostic;
import org.jspecify.annotations.Nullable;

/// Reports errors and warnings to the compiler. A quiet reporter discards them, because errors of a
/// shared record are reported once, with the record itself.
public final class Reporter {
  private final @Nullable Messager messager;

  private Reporter(@Nullable Messager messager) {
    this.messager = messager;
  }

  /// Creates a reporter.
  ///
  /// @param messager the compiler's messager
  /// @return the reporter
  public static Reporter to(Messager messager) {
    return new Reporter(messager);
  }

  public static Reporter quiet() {
    return new Reporter(null);
  }

  public boolean isQuiet() {
    return messager == null;
  }

  /// Reports an error.
  ///
  /// @param place the element
  /// @param error the error
  /// @param details the names and values in its message
  public void error(Element place, CompileError error, Object... details) {
    error(place, error.message(details));
  }

  public void error(Element place, String text) {
    if (messager != null) {
      messager.printMessage(Diagnostic.Kind.ERROR, text, place);
    }
  }

  /// Reports a probable mistake.
  ///
  /// @param place the element
  /// @param text the problem and the correction
  public void warning(Element place, String text) {
    if (messager != null) {
      messager.printMessage(Diagnostic.Kind.WARNING, text, place);
    }
  }

  /// Runs code that may throw a compile error, and reports it.
  ///
  /// @param place the element to report the error at
  /// @param reading the code
  /// @param harmless the result after an error
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
