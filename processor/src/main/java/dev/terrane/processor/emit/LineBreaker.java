package dev.terrane.processor.emit;

import com.palantir.javapoet.JavaFile;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Breaks lines that are too long for readers: assigned values, implemented interfaces, and the two
/// alternatives of a conditional go to lines of their own.
final class LineBreaker {
  private static final int WIDTH = 100;
  private static final int CONTINUED = 4;
  private static final Pattern HEADER =
      Pattern.compile("(.*\\b(?:class|record|interface) .*|.*\\)) ((?:implements|extends) .*\\{)");
  private static final Pattern GENERIC = Pattern.compile("(\\w+ [\\w.]+<)(.*)(> ?\\{)");
  private static final Pattern ASSIGNED = Pattern.compile("([^\"]*? =) (.*)");
  private static final Pattern CHOICE = Pattern.compile("([^\"?]*) (\\? [^\"?]*) (: [^\"?]*)");

  private static final Pattern CONDITION = Pattern.compile("([^\"]*?\\S) (&& .*)");

  private final List<String> broken = new ArrayList<>();

  /// The indentation of the line that is being broken, while its continuation lines follow.
  private int within = Integer.MAX_VALUE;

  private LineBreaker() {}

  /// The text of a file.
  static String of(JavaFile file) {
    var lines = new LineBreaker();
    file.toString().lines().forEach(lines::add);
    return lines.broken.stream()
        .map(String::stripTrailing)
        .collect(Collectors.joining("\n", "", "\n"));
  }

  private void add(String line) {
    if (indent(line) > within) {
      addWithin(" ".repeat(CONTINUED) + line);
      return;
    }
    within = Integer.MAX_VALUE;
    addWithin(line);
  }

  private void addWithin(String line) {
    if (line.length() <= WIDTH || line.stripLeading().startsWith("*")) {
      broken.add(line);
    } else {
      addBroken(line);
    }
  }

  private void addBroken(String line) {
    var header = HEADER.matcher(line);
    var assigned = ASSIGNED.matcher(line);
    var choice = CHOICE.matcher(line);
    var condition = CONDITION.matcher(line);
    if (header.matches()) {
      broken.add(header.group(1));
      addHeader(continued(line, header.group(2)));
    } else if (choice.matches()) {
      broken.add(choice.group(1));
      broken.add(continued(line, choice.group(2)));
      broken.add(continued(line, choice.group(3)));
    } else if (condition.matches()) {
      broken.add(condition.group(1));
      addWithin(continued(line, condition.group(2)));
    } else if (assigned.matches()) {
      broken.add(assigned.group(1));
      addWithin(continued(line, assigned.group(2)));
      within = line.endsWith(";") ? Integer.MAX_VALUE : indent(line);
    } else {
      broken.add(line);
    }
  }

  /// `implements ResourceModel<` and its arguments, one a line where they are many.
  private void addHeader(String line) {
    var generic = GENERIC.matcher(line.strip());
    if (line.length() <= WIDTH || !generic.matches()) {
      broken.add(line);
      return;
    }
    broken.add(" ".repeat(indent(line)) + generic.group(1));
    var inside = " ".repeat(indent(line) + CONTINUED);
    broken.add(inside + generic.group(2).replace(", ", ",\n" + inside) + generic.group(3));
  }

  private static String continued(String line, String rest) {
    return " ".repeat(indent(line) + CONTINUED) + rest;
  }

  private static int indent(String line) {
    var text = line.stripLeading();
    return text.isEmpty() ? 0 : line.length() - text.length();
  }
}
