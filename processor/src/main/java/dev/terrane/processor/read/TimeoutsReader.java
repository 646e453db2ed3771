package dev.terrane.processor.read;

import dev.terrane.processor.misuse.Misuse;
import dev.terrane.processor.misuse.Misused;
import dev.terrane.processor.misuse.Report;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Unit;
import dev.terrane.processor.source.Mark;
import dev.terrane.processor.type.Scalar;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import javax.lang.model.element.TypeElement;

/// Reads how long operations may take.
final class TimeoutsReader {
  private static final List<String> OPERATIONS = List.of("create", "read", "update", "delete");

  private final Report report;
  private final TypeElement record;

  TimeoutsReader(Report report, TypeElement record) {
    this.report = report;
    this.record = record;
  }

  Unit.TimeoutDefaults read(Mark mark, AttributeRecord read) {
    if (read.flattened().anyMatch(component -> component.attribute().equals("timeouts"))) {
      report.error(record, Misuse.TIMEOUTS_NAME);
    }
    var defaults = new LinkedHashMap<String, String>();
    for (var operation : OPERATIONS) {
      var text = mark.text(operation);
      if (!text.isEmpty()) {
        defaults.put(operation, report.attempt(record, () -> duration(text), () -> "PT20M"));
      }
    }
    return new Unit.TimeoutDefaults(defaults, mark.flag("attribute"));
  }

  private static String duration(String text) {
    return Scalar.duration(text)
        .filter(Duration::isPositive)
        .map(Duration::toString)
        .orElseThrow(() -> new Misused(Misuse.TIMEOUT, text));
  }
}
