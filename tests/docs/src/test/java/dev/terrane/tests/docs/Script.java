package dev.terrane.tests.docs;

import java.util.ArrayList;
import java.util.List;

/// The shell script that a reader of a page would type: its files and its commands, in order. The
/// output of each block goes to a file of its own, so that it can be compared with what is printed.
final class Script {
  /// The output of a block that a page prints.
  ///
  /// @param block the number of the block
  /// @param expected the lines; `...` matches any
  record Printed(int block, List<String> expected) {}

  private final StringBuilder text = new StringBuilder("set -eu\n");
  private final List<Printed> printed = new ArrayList<>();
  private int block;

  Script(List<Snippet> page) {
    page.forEach(this::add);
  }

  String text() {
    return text.toString();
  }

  List<Printed> printed() {
    return List.copyOf(printed);
  }

  private void add(Snippet snippet) {
    if (snippet.word("file").isPresent()) {
      file(snippet.word("file").get(), snippet);
    } else if (snippet.language().equals("sh")) {
      var clone = snippet.word("in").isPresent();
      run(snippet, clone ? "(cd \"$CLONE\"\n" + snippet.text() + ")\n" : snippet.text());
    } else if (snippet.language().equals("console")) {
      console(snippet);
    } else if (snippet.language().equals("text") && block > 0) {
      printed.add(new Printed(block, snippet.lines()));
    }
  }

  private void file(String path, Snippet snippet) {
    text.append("case ").append(path).append(" in */*) mkdir -p \"$(dirname ").append(path);
    text.append(")\" ;; esac\ncat >").append(path).append(" <<'END OF FILE'\n");
    text.append(snippet.text()).append("END OF FILE\n");
  }

  /// Runs commands in this shell, so that `cd` and `export` are effective, and confirms all
  /// prompts.
  private void run(Snippet snippet, String commands) {
    block++;
    text.append("echo '").append(snippet.page()).append(':').append(snippet.line()).append("'\n");
    text.append("exec 3>&1 >\"$OUTPUT/").append(block).append("\" 2>&1 <\"$YES\"\n");
    text.append(commands).append("exec >&3 2>&3\n");
  }

  private void console(Snippet snippet) {
    var expected = new ArrayList<String>();
    for (var line : snippet.lines()) {
      if (line.startsWith("$ ")) {
        if (!expected.isEmpty()) {
          printed.add(new Printed(block, List.copyOf(expected)));
          expected.clear();
        }
        run(snippet, line.substring(2) + " || true\n");
      } else {
        expected.add(line);
      }
    }
    printed.add(new Printed(block, List.copyOf(expected)));
  }
}
