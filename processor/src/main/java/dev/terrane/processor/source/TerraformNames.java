package dev.terrane.processor.source;

import dev.terrane.provider.schema.SchemaKind;
import dev.terrane.provider.spi.Naming;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// Rules of names in Terraform, and suggestions for misspelled names.
public final class TerraformNames {
  /// The rule of the names of parts, for messages.
  public static final String PART_RULE = "lower-case letters, digits and underscores";

  private static final Pattern PART = Pattern.compile("[a-z0-9_]*");

  private TerraformNames() {}

  /// The reason why Terraform rejects an attribute name.
  ///
  /// @param top whether it is at the top level of a schema, where Terraform reserves names
  public static Optional<String> refusal(String name, boolean top, SchemaKind kind) {
    if (!Naming.isValid(name)) {
      return Optional.of("only lower-case letters, digits and underscores are allowed");
    }
    return top && Naming.isReserved(kind, name)
        ? Optional.of("Terraform reserves this name")
        : Optional.empty();
  }

  /// {@return whether a name is valid for a part of a provider}
  public static boolean isPartName(String name) {
    return PART.matcher(name).matches();
  }

  /// A suggestion for a misspelled name.
  ///
  /// @param wrong the unknown name
  /// @param names the existing names
  /// @return `did you mean tags?`, or all names
  public static String hint(String wrong, List<String> names) {
    var listed = names.isEmpty() ? "there are none" : "available: " + String.join(", ", names);
    return names.stream()
        .filter(name -> distance(wrong, name) <= Math.max(1, name.length() / 3))
        .min(Comparator.comparingInt(name -> distance(wrong, name)))
        .map(name -> "did you mean " + name + "?")
        .orElse(listed);
  }

  private static int distance(String one, String other) {
    var row = new int[other.length() + 1];
    for (var i = 0; i <= one.length(); i++) {
      row = i == 0 ? first(row) : next(row, one.charAt(i - 1), other);
    }
    return row[other.length()];
  }

  private static int[] first(int[] row) {
    for (var j = 0; j < row.length; j++) {
      row[j] = j;
    }
    return row;
  }

  private static int[] next(int[] above, char letter, String other) {
    var row = new int[above.length];
    row[0] = above[0] + 1;
    for (var j = 1; j < row.length; j++) {
      var same = Character.toLowerCase(letter) == Character.toLowerCase(other.charAt(j - 1));
      var replaced = above[j - 1] + (same ? 0 : 1);
      row[j] = Math.min(replaced, 1 + Math.min(above[j], row[j - 1]));
    }
    return row;
  }
}
