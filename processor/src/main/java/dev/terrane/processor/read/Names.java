package dev.terrane.processor.read;

import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.SchemaException;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// Java's names and Terraform's.
public final class Names {
  private static final Pattern PART = Pattern.compile("[a-z0-9_]*");
  private static final Pattern WORD =
      Pattern.compile("(?<=[\\p{Ll}\\d])(?=\\p{Lu})|(?<=\\p{Lu})(?=\\p{Lu}\\p{Ll})");

  private Names() {}

  /// A name as Terraform spells it: `apiURLName` becomes `api_url_name`, `ipV4` becomes `ip_v4`.
  ///
  /// @param java a name in camel case
  /// @return the name in snake case
  public static String attribute(String java) {
    return WORD.matcher(java).replaceAll("_").toLowerCase(Locale.ROOT);
  }

  /// Why a schema would refuse an attribute of this name. The schema itself is asked, so that there
  /// is one table of names.
  static Optional<String> refusal(String name, boolean reservable, boolean provider) {
    var attribute = Attribute.string(name).optional();
    try {
      if (!reservable) {
        Schema.resource(NestedObject.of(attribute).block("inside"));
      } else if (provider) {
        Schema.provider(attribute);
      } else {
        Schema.resource(attribute);
      }
      return Optional.empty();
    } catch (SchemaException e) {
      return Optional.of(reason(e));
    }
  }

  private static String reason(SchemaException e) {
    var text = String.valueOf(e.getMessage());
    var colon = text.indexOf(": ");
    return (colon < 0 ? text : text.substring(colon + 2)).replaceAll(" \\(S\\d+\\)|;.*", "");
  }

  /// {@return whether a part of a provider may be called so}
  public static boolean isPartName(String name) {
    return PART.matcher(name).matches();
  }

  /// A hint at the name that was probably meant.
  ///
  /// @param wrong a name that there is not
  /// @param names the names that there are
  /// @return ` did you mean "tags"?` with a blank before it and `or` behind, or nothing
  static String hint(String wrong, List<String> names) {
    return names.stream()
        .filter(name -> distance(wrong, name) <= Math.max(1, name.length() / 3))
        .min(Comparator.comparingInt(name -> distance(wrong, name)))
        .map(name -> " did you mean " + name + "? Else")
        .orElse("");
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
