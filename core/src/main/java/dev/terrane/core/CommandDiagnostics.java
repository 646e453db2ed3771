package dev.terrane.core;

import dev.terrane.provider.Diagnostic;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The diagnostics of the calls of one command, in order.
///
/// @param all errors and warnings
public record CommandDiagnostics(List<Diagnostic> all) {
  /// No diagnostics.
  public static final CommandDiagnostics NONE = new CommandDiagnostics(List.of());

  /// Copies the list, so that the record is immutable.
  public CommandDiagnostics {
    all = List.copyOf(all);
  }

  /// Whether there is no error, so that Core continues.
  public boolean ok() {
    return all.stream().noneMatch(Diagnostic::isError);
  }

  /// The only diagnostic.
  ///
  /// @throws IllegalStateException if there is none, or more than one
  public Diagnostic only() {
    if (all.size() != 1) {
      throw new IllegalStateException(
          "expected one diagnostic, but there are " + all.size() + text());
    }
    return all.getFirst();
  }

  /// All diagnostics as text, for messages of failed tests.
  public String text() {
    return all.stream()
        .map(one -> one.severity() + " " + one.path() + " " + one.summary() + "\n" + one.detail())
        .collect(Collectors.joining("\n\n", "\n", ""));
  }

  /// These diagnostics, and later ones.
  public CommandDiagnostics and(CommandDiagnostics later) {
    return new CommandDiagnostics(Stream.concat(all.stream(), later.all.stream()).toList());
  }

  @Override
  public String toString() {
    return text();
  }
}
