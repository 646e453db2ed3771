package dev.terrane.provider.schema;

import dev.terrane.provider.schema.OperationTimeouts.Operation;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/// The members of a schema that are the framework's: users write them, authors never see them.
final class Owned {
  /// A duration as Go spells it, the only spelling that Terraform's users know.
  private static final Pattern DURATION = Pattern.compile("(\\d+(\\.\\d+)?(ns|us|µs|ms|s|m|h))+");

  private Owned() {}

  /// Adds the version attributes of write-only ones.
  static List<Attribute<?>> withVersions(List<? extends Attribute<?>> members) {
    var all = new ArrayList<Attribute<?>>();
    for (var member : members) {
      all.add(member);
      member.rules().writeOnlyVersion().map(name -> version(name, member)).ifPresent(all::add);
    }
    return List.copyOf(all);
  }

  private static Attribute<?> version(String name, Attribute<?> of) {
    return Attribute.int64(name)
        .optional()
        .owned()
        .describedAs("Raise it to have `" + of.name() + "` set again.");
  }

  static Attribute<?> timeouts(OperationTimeouts timeouts) {
    var members = new ArrayList<Attribute<?>>();
    timeouts.defaults().forEach((operation, timeout) -> members.add(timeout(operation, timeout)));
    var object = NestedObject.of(members.toArray(Attribute<?>[]::new));
    var handle =
        timeouts.attribute() ? object.attribute("timeouts").optional() : object.block("timeouts");
    return handle.owned().describedAs("How long operations may take.");
  }

  private static Attribute<?> timeout(Operation operation, Duration timeout) {
    var name = operation.name().toLowerCase(Locale.ROOT);
    return Attribute.string(name)
        .optional()
        .check(
            new Check<>(
                text -> DURATION.matcher(text).matches(),
                "must be a duration such as 30s or 1h30m"))
        .describedAs("How long " + name + " may take; " + spelled(timeout) + " unless set.");
  }

  private static String spelled(Duration timeout) {
    var text = new StringBuilder();
    text.append(timeout.toHours() > 0 ? timeout.toHours() + "h" : "");
    text.append(timeout.toMinutesPart() > 0 ? timeout.toMinutesPart() + "m" : "");
    text.append(timeout.toSecondsPart() > 0 ? timeout.toSecondsPart() + "s" : "");
    return text.toString();
  }
}
