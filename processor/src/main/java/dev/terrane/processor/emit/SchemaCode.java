package dev.terrane.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.terrane.processor.emit.view.ApiTypes;
import dev.terrane.processor.emit.view.CodeBlocks;
import dev.terrane.processor.emit.view.Handles;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Declaration;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Generates the expression that builds a schema.
final class SchemaCode {
  private SchemaCode() {}

  static CodeBlock of(Declaration.Resource declaration) {
    var calls = description(declaration.record());
    if (declaration.version() > 0) {
      calls.add(CodeBlock.of(".version($L)", declaration.version()));
    }
    declaration
        .importId()
        .ifPresent(template -> calls.add(CodeBlock.of(".importId($S)", template)));
    declaration.timeouts().map(SchemaCode::timeouts).ifPresent(calls::add);
    return made("resource", declaration.record(), calls);
  }

  /// The schema of a part.
  static CodeBlock of(String kind, Declaration.Part declaration) {
    var calls = description(declaration.record());
    declaration.timeouts().map(SchemaCode::timeouts).ifPresent(calls::add);
    return made(kind, declaration.record(), calls);
  }

  /// The schema of a provider's configuration.
  static CodeBlock of(String kind, AttributeRecord record) {
    return made(kind, record, description(record));
  }

  private static CodeBlock made(String kind, AttributeRecord record, List<CodeBlock> calls) {
    var members = Handles.members(record, record.viewNames().handles());
    return CodeBlocks.chain(
        CodeBlocks.call(CodeBlock.of("$T.$L", ApiTypes.SCHEMA, kind), members), calls);
  }

  private static List<CodeBlock> description(AttributeRecord record) {
    var calls = new ArrayList<CodeBlock>();
    if (!record.description().isEmpty()) {
      calls.add(CodeBlock.of(".describedAs($S)", record.description()));
    }
    if (!record.deprecation().isEmpty()) {
      calls.add(CodeBlock.of(".deprecated($S)", record.deprecation()));
    }
    return calls;
  }

  private static CodeBlock timeouts(Declaration.TimeoutDefaults timeouts) {
    var operation = ClassName.get(ApiTypes.SCHEMA_PACKAGE, "OperationTimeouts", "Operation");
    var calls =
        timeouts.defaults().entrySet().stream()
            .map(one ->
                CodeBlock.of(
                    ".with($T.$L, $L)",
                    operation,
                    one.getKey().toUpperCase(Locale.ROOT),
                    timeout(one.getValue())))
            .toList();
    var start = timeouts.attribute() ? "nestedAttribute" : "block";
    return CodeBlock.of(
        ".timeouts($L)",
        CodeBlocks.chain(CodeBlock.of("$T.$L()", ApiTypes.OPERATION_TIMEOUTS, start), calls));
  }

  private static CodeBlock timeout(Declaration.TimeoutDefault timeout) {
    var duration = CodeBlock.of("$T.parse($S)", Duration.class, timeout.duration());
    return timeout.description().isEmpty()
        ? duration
        : CodeBlock.of("$L, $S", duration, timeout.description());
  }
}
