package dev.terrane.processor.read;

import dev.terrane.processor.diagnostic.CompileError;
import dev.terrane.processor.diagnostic.CompileErrorException;
import dev.terrane.processor.diagnostic.Reporter;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Declaration;
import dev.terrane.processor.source.AppliedAnnotation;
import dev.terrane.processor.type.Scalar;
import dev.terrane.provider.schema.OperationTimeouts.Operation;
import dev.terrane.provider.schema.SchemaKind;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.TypeElement;

/// Reads `@Timeouts`.
final class TimeoutsReader {
  private final Reporter report;
  private final TypeElement record;
  private final List<Operation> operations;

  TimeoutsReader(Reporter report, TypeElement record, SchemaKind kind) {
    this.report = report;
    this.record = record;
    this.operations = kind.operations();
  }

  Declaration.TimeoutDefaults read(AppliedAnnotation annotation, AttributeRecord read) {
    if (read.flattened().anyMatch(component -> component.attribute().equals("timeouts"))) {
      report.error(record, CompileError.TIMEOUTS_NAME);
    }
    for (var operation : Operation.values()) {
      if (!operations.contains(operation) && annotation.isGiven(element(operation))) {
        report.error(record, CompileError.TIMEOUTS_OPERATION, operation.word(), words());
      }
    }
    var defaults = new LinkedHashMap<String, Declaration.TimeoutDefault>();
    for (var operation : operations) {
      var text = annotation.text(element(operation));
      if (!text.isEmpty() && isOwn(operation, annotation)) {
        var duration = report.attempt(record, () -> duration(text), () -> "PT20M");
        var description = annotation.text(descriptionOf(operation));
        defaults.put(operation.word(), new Declaration.TimeoutDefault(duration, description));
      }
    }
    checkDescriptions(annotation, defaults.keySet());
    if (defaults.isEmpty()) {
      report.error(record, CompileError.TIMEOUTS_NONE, words());
    }
    return new Declaration.TimeoutDefaults(defaults, annotation.flag("attribute"));
  }

  private void checkDescriptions(AppliedAnnotation annotation, Set<String> described) {
    for (var operation : Operation.values()) {
      if (!described.contains(operation.word()) && annotation.isGiven(descriptionOf(operation))) {
        report.error(record, CompileError.TIMEOUTS_DESCRIPTION, element(operation));
      }
    }
  }

  private static String descriptionOf(Operation operation) {
    return element(operation) + "Description";
  }

  private String words() {
    return operations.stream().map(TimeoutsReader::element).collect(Collectors.joining(", "));
  }

  /// The element of the annotation; `default` is a word of the language.
  private static String element(Operation operation) {
    return operation == Operation.DEFAULT ? "others" : operation.word();
  }

  /// A default of the annotation does not count beside the default of all operations.
  private static boolean isOwn(Operation operation, AppliedAnnotation annotation) {
    return annotation.isGiven(element(operation))
        || !annotation.isGiven(element(Operation.DEFAULT));
  }

  private static String duration(String text) {
    return Scalar.duration(text)
        .filter(Duration::isPositive)
        .map(Duration::toString)
        .orElseThrow(() -> new CompileErrorException(CompileError.TIMEOUT, text));
  }
}
