package dev.terrane.processor.read;

import dev.terrane.processor.diagnostic.CompileError;
import dev.terrane.processor.diagnostic.CompileErrorException;
import dev.terrane.processor.diagnostic.Reporter;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Declaration;
import dev.terrane.processor.source.AppliedAnnotation;
import dev.terrane.processor.type.Scalar;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import javax.lang.model.element.TypeElement;

/// Reads `@Timeouts`.
final class TimeoutsReader {
  private static final List<String> OPERATIONS = List.of("create", "read", "update", "delete");

  private final Reporter report;
  private final TypeElement record;

  TimeoutsReader(Reporter report, TypeElement record) {
    this.report = report;
    this.record = record;
  }

  Declaration.TimeoutDefaults read(AppliedAnnotation annotation, AttributeRecord read) {
    if (read.flattened().anyMatch(component -> component.attribute().equals("timeouts"))) {
      report.error(record, CompileError.TIMEOUTS_NAME);
    }
    var defaults = new LinkedHashMap<String, String>();
    for (var operation : OPERATIONS) {
      var text = annotation.text(operation);
      if (!text.isEmpty()) {
        defaults.put(operation, report.attempt(record, () -> duration(text), () -> "PT20M"));
      }
    }
    return new Declaration.TimeoutDefaults(defaults, annotation.flag("attribute"));
  }

  private static String duration(String text) {
    return Scalar.duration(text)
        .filter(Duration::isPositive)
        .map(Duration::toString)
        .orElseThrow(() -> new CompileErrorException(CompileError.TIMEOUT, text));
  }
}
