package dev.terrane.processor.emit.view;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import java.util.List;
import java.util.regex.Pattern;
import javax.lang.model.element.Modifier;

/// Pieces of code that are broken into lines when they are long.
public final class CodeBlocks {
  private static final int LINE = 72;
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_]+");
  public static final CodeBlock NULL = CodeBlock.of("null");

  private CodeBlocks() {}

  /// `new Note(path, content)`, or one argument on each line; arguments that are only names fill
  /// the lines.
  public static CodeBlock call(CodeBlock callee, List<CodeBlock> arguments) {
    var line = CodeBlock.join(arguments, ", ");
    if (width(callee) + width(line) <= LINE && !isBroken(line)) {
      return CodeBlock.of("$L($L)", callee, line);
    }
    if (arguments.stream().allMatch(one -> NAME.matcher(one.toString()).matches())) {
      return CodeBlock.of("$L(\n$>$>$L$<$<)", callee, filled(arguments));
    }
    var block = CodeBlock.builder().add("$L(\n$>$>", callee);
    for (var at = 0; at < arguments.size(); at++) {
      block.add(at + 1 < arguments.size() ? "$L,\n" : "$L", arguments.get(at));
    }
    return block.add("$<$<)").build();
  }

  private static CodeBlock filled(List<CodeBlock> names) {
    var block = CodeBlock.builder();
    var width = 0;
    for (var name : names) {
      var next = name.toString();
      width += next.length() + 2;
      if (width > next.length() + 2) {
        block.add(width > LINE ? ",\n" : ", ");
      }
      width = width > LINE ? next.length() + 2 : width;
      block.add("$L", next);
    }
    return block.build();
  }

  /// `Attribute.string("path").required()`, or one call on each line.
  public static CodeBlock chain(CodeBlock head, List<CodeBlock> links) {
    return chain(0, head, links);
  }

  /// A chain of calls after other code.
  ///
  /// @param before the number of characters before it
  public static CodeBlock chain(int before, CodeBlock head, List<CodeBlock> links) {
    var line = CodeBlock.join(links, "");
    if (before + width(head) + width(line) <= LINE && !isBroken(line)) {
      return CodeBlock.of("$L$L", head, line);
    }
    var block = CodeBlock.builder().add("$L$>$>", head);
    links.forEach(link -> block.add("\n$L", link));
    return block.add("$<$<").build();
  }

  public static CodeBlock returned(CodeBlock value) {
    return CodeBlock.of("return $L;\n", value);
  }

  /// A method that implements one of an interface.
  public static MethodSpec.Builder overriding(String name) {
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC);
  }

  private static boolean isBroken(CodeBlock code) {
    return code.toString().indexOf('\n') >= 0;
  }

  /// The width without package names, because imports shorten them.
  private static int width(CodeBlock code) {
    return code.toString().replaceAll("\\b([a-z][a-z0-9_]*\\.)+(?=[A-Z])", "").length();
  }
}
