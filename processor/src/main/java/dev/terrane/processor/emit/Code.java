package dev.terrane.processor.emit;

import com.palantir.javapoet.CodeBlock;
import java.util.List;

/// Pieces of code that break into lines when they are long.
final class Code {
  private static final int LINE = 64;
  static final CodeBlock NULL = CodeBlock.of("null");

  private Code() {}

  /// `new Note(path, content)`, or one argument a line.
  static CodeBlock call(CodeBlock callee, List<CodeBlock> arguments) {
    var line = CodeBlock.join(arguments, ", ");
    if (width(callee) + width(line) <= LINE && !isBroken(line)) {
      return CodeBlock.of("$L($L)", callee, line);
    }
    var block = CodeBlock.builder().add("$L(\n$>$>", callee);
    for (var at = 0; at < arguments.size(); at++) {
      block.add(at + 1 < arguments.size() ? "$L,\n" : "$L", arguments.get(at));
    }
    return block.add("$<$<)").build();
  }

  /// `Attribute.string("path").required()`, or one word a line.
  static CodeBlock chain(CodeBlock head, List<CodeBlock> links) {
    var line = CodeBlock.join(links, "");
    if (width(head) + width(line) <= LINE && !isBroken(line)) {
      return CodeBlock.of("$L$L", head, line);
    }
    var block = CodeBlock.builder().add("$L$>$>", head);
    links.forEach(link -> block.add("\n$L", link));
    return block.add("$<$<").build();
  }

  static CodeBlock returned(CodeBlock value) {
    return CodeBlock.of("return $L;\n", value);
  }

  private static boolean isBroken(CodeBlock code) {
    return code.toString().indexOf('\n') >= 0;
  }

  /// Imports will shorten the qualified names.
  private static int width(CodeBlock code) {
    return code.toString().replaceAll("\\b([a-z][a-z0-9_]*\\.)+(?=[A-Z])", "").length();
  }
}
