package dev.terrane.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.terrane.processor.emit.view.Api;
import dev.terrane.processor.emit.view.Code;
import dev.terrane.processor.emit.view.Handles;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Unit;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// The expression that makes a schema.
final class SchemaCode {
  private SchemaCode() {}

  static CodeBlock of(Unit.Resource unit) {
    var words = description(unit.record());
    if (unit.version() > 0) {
      words.add(CodeBlock.of(".version($L)", unit.version()));
    }
    unit.importId().ifPresent(template -> words.add(CodeBlock.of(".importId($S)", template)));
    unit.timeouts()
        .ifPresent(timeouts -> words.add(CodeBlock.of(".timeouts($L)", timeouts(timeouts))));
    return made("resource", unit.record(), words);
  }

  /// The schema of a data source or of a provider's configuration.
  static CodeBlock of(String kind, AttributeRecord record) {
    return made(kind, record, description(record));
  }

  private static CodeBlock made(String kind, AttributeRecord record, List<CodeBlock> words) {
    var members = Handles.members(record, record.place().handles());
    return Code.chain(Code.call(CodeBlock.of("$T.$L", Api.SCHEMA, kind), members), words);
  }

  private static List<CodeBlock> description(AttributeRecord record) {
    var words = new ArrayList<CodeBlock>();
    if (!record.description().isEmpty()) {
      words.add(CodeBlock.of(".describedAs($S)", record.description()));
    }
    return words;
  }

  private static CodeBlock timeouts(Unit.TimeoutDefaults timeouts) {
    var operation = ClassName.get(Api.SCHEMA_PACKAGE, "OperationTimeouts", "Operation");
    var words =
        timeouts.defaults().entrySet().stream()
            .map(one ->
                CodeBlock.of(
                    ".with($T.$L, $T.parse($S))",
                    operation,
                    one.getKey().toUpperCase(Locale.ROOT),
                    Duration.class,
                    one.getValue()))
            .toList();
    var start = timeouts.attribute() ? "nestedAttribute" : "block";
    return Code.chain(CodeBlock.of("$T.$L()", Api.OPERATION_TIMEOUTS, start), words);
  }
}
