package dev.terrane.maven;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The arguments of the packaging library's command line.
final class PackagingArguments {
  private final List<String> all = new ArrayList<>();

  PackagingArguments(String command) {
    all.add(command);
  }

  /// Adds an option, unless its value is left out.
  void add(String option, @Nullable String value) {
    if (value != null) {
      all.add(option);
      all.add(value);
    }
  }

  void flag(String flag) {
    all.add(flag);
  }

  List<String> all() {
    return List.copyOf(all);
  }
}
