package dev.terrane.tests.archive;

import dev.terrane.provider.Value;
import dev.terrane.provider.function.Arguments;
import dev.terrane.provider.function.FunctionType;
import dev.terrane.provider.function.Parameter;
import dev.terrane.provider.function.Signature;
import dev.terrane.provider.schema.AttributeType;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Functions of each kind of parameter.
final class ArchiveFunctions {
  private static final Parameter<String> TEXT =
      Parameter.of("text", AttributeType.STRING).describedAs("Any *text*.");
  private static final Parameter<List<String>> MORE =
      Parameter.of("more", AttributeType.STRING).variadic();
  private static final Parameter<Value<Optional<String>>> MAYBE =
      Parameter.of("maybe", AttributeType.STRING).orNull().orUnknown();

  /// Joins texts to a name for files.
  static final FunctionType<String> SLUG =
      FunctionType.of(
          "slug",
          Signature.of(AttributeType.STRING, TEXT, MORE)
              .summary("A name for files")
              .describedAs("Lower case, with hyphens."),
          ArchiveFunctions::slug);

  /// Returns which state a value is in.
  static final FunctionType<String> STATE =
      FunctionType.of("state", Signature.of(AttributeType.STRING, MAYBE), ArchiveFunctions::state);

  /// Returns null.
  static final FunctionType<String> NOTHING =
      FunctionType.of("nothing", Signature.of(AttributeType.STRING), _ -> Value.none());

  private ArchiveFunctions() {}

  private static Value<String> slug(Arguments in) {
    if (in.get(TEXT).isBlank()) {
      throw TEXT.error("must not be blank");
    }
    var slug = new StringBuilder(part(in.get(TEXT)));
    var more = in.get(MORE);
    for (var i = 0; i < more.size(); i++) {
      if (more.get(i).isBlank()) {
        throw MORE.error(i, "must not be blank either");
      }
      slug.append('-').append(part(more.get(i)));
    }
    return Value.known(slug.toString());
  }

  private static String part(String text) {
    if (text.equals("bug")) {
      throw new IllegalStateException("unexpected state");
    }
    return text.strip().toLowerCase(Locale.ROOT).replace(' ', '-');
  }

  private static Value<String> state(Arguments in) {
    return Value.known(
        switch (in.get(MAYBE)) {
          case Value.Known<Optional<String>>(var known) -> known.isEmpty() ? "null" : "known";
          case Value.Null<Optional<String>> _ -> "null";
          case Value.Unknown<Optional<String>> _ -> "unknown";
        });
  }
}
