package dev.terrane.processor.source;

/// Removes the indentation of the lines that continue a Javadoc tag.
final class Indentation {
  private static final int OF_CODE = 4;

  private Indentation() {}

  /// Removes the common indentation of all lines after the first one. The relative indentation of
  /// nested lists and code is kept. In Markdown, a common indentation after a blank line may belong
  /// to a code block, and is kept, too.
  static String ofTag(String description, boolean markdown) {
    var end = description.indexOf('\n');
    if (end < 0) {
      return description;
    }
    var behind = description.substring(end + 1).stripTrailing();
    var common = common(behind);
    var isCode = markdown && common >= OF_CODE && behind.startsWith("\n");
    return isCode
        ? description
        : description.substring(0, end + 1) + behind.replaceAll("(?m)^ {" + common + "}", "");
  }

  private static int common(String lines) {
    return lines
        .lines()
        .filter(line -> !line.isBlank())
        .mapToInt(line -> line.length() - line.stripLeading().length())
        .min()
        .orElse(0);
  }
}
