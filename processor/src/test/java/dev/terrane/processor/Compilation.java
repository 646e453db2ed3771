package dev.terrane.processor;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NoSuchElementException;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/// The result of a compilation.
///
/// @param files the written files, by path: `a/NoteModel.java`, `a/NoteModel.class`
/// @param diagnostics the diagnostics of the compiler
public record Compilation(
    Map<String, byte[]> files, List<Diagnostic<? extends JavaFileObject>> diagnostics) {
  /// An error.
  ///
  /// @param file the name of the file, without its folder; empty when it has no place
  /// @param line its line, counted from 1
  /// @param message the message
  public record Problem(String file, long line, String message) {}

  /// {@return all errors}
  public List<Problem> errors() {
    return all(Diagnostic.Kind.ERROR);
  }

  /// {@return all notes}
  public List<Problem> notes() {
    return all(Diagnostic.Kind.NOTE);
  }

  /// {@return all warnings}
  public List<Problem> warnings() {
    return diagnostics.stream()
        .filter(one -> one.getKind() != Diagnostic.Kind.ERROR)
        .filter(one -> one.getKind() != Diagnostic.Kind.NOTE)
        .map(Compilation::problem)
        .toList();
  }

  private List<Problem> all(Diagnostic.Kind kind) {
    return diagnostics.stream()
        .filter(one -> one.getKind() == kind)
        .map(Compilation::problem)
        .toList();
  }

  private static Problem problem(Diagnostic<? extends JavaFileObject> one) {
    var source = one.getSource();
    var name = source == null ? "" : source.getName();
    return new Problem(
        name.substring(name.lastIndexOf('/') + 1),
        one.getLineNumber(),
        one.getMessage(Locale.ROOT).strip());
  }

  /// A generated source or resource.
  ///
  /// @param path `a/NoteModel.java`
  /// @return its text
  public String text(String path) {
    var bytes = files.get(path);
    if (bytes == null) {
      throw new NoSuchElementException(path + " is none of " + files.keySet());
    }
    return new String(bytes, StandardCharsets.UTF_8);
  }

  /// {@return a loader of the compiled classes}
  public ClassLoader loader() {
    return new ClassLoader(Compilation.class.getClassLoader()) {
      @Override
      protected Class<?> findClass(String name) throws ClassNotFoundException {
        var bytes = files.get(name.replace('.', '/') + ".class");
        if (bytes == null) {
          throw new ClassNotFoundException(name);
        }
        return defineClass(name, bytes, 0, bytes.length);
      }
    };
  }
}
