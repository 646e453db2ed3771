package dev.terrane.processor.misuse;

import java.util.function.Supplier;
import javax.annotation.processing.Messager;
import javax.lang.model.element.Element;
import javax.tools.Diagnostic;
import org.jspecify.annotations.Nullable;

/// Where errors and warnings go. A quiet one swallows them: what several records share is reported
/// once, where it is read for itself.
public final class Report {
  private final @Nullable Messager messager;

  private Report(@Nullable Messager messager) {
    this.messager = messager;
  }

  /// A report to the compiler.
  ///
  /// @param messager the compiler's
  /// @return the report
  public static Report to(Messager messager) {
    return new Report(messager);
  }

  public static Report quiet() {
    return new Report(null);
  }

  public boolean isQuiet() {
    return messager == null;
  }

  /// Reports a misuse.
  ///
  /// @param place the element
  /// @param misuse what is wrong
  /// @param details what its sentence names
  public void error(Element place, Misuse misuse, Object... details) {
    error(place, misuse.about(details));
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
    } catch (Misused e) {
      error(place, e.text());
      return harmless.get();
    }
  }

  public void attempt(Element place, Runnable reading) {
    try {
      reading.run();
    } catch (Misused e) {
      error(place, e.text());
    }
  }
}
