package dev.terrane.processor.read;

import com.palantir.javapoet.CodeBlock;
import dev.terrane.processor.misuse.Misuse;
import dev.terrane.processor.misuse.Misused;
import dev.terrane.processor.source.Mark;
import dev.terrane.processor.type.Scalar;
import dev.terrane.processor.type.TypeReader;
import dev.terrane.provider.schema.Check;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.lang.model.type.TypeMirror;

/// A constraint, as an expression and as the check itself.
///
/// @param code an expression of type `Check`
/// @param check what the expression makes
/// @param least the least value or size that is allowed, where the constraint has one
/// @param greatest the greatest one
record Rule(
    CodeBlock code, Check<?> check, Optional<BigDecimal> least, Optional<BigDecimal> greatest) {
  private static final String PACKAGE = "jakarta.validation.constraints.";
  private static final Pattern VARIABLE = Pattern.compile("\\$?\\{(\\w*)[^}]*}");

  /// What a constraint can stand on.
  enum Fits {
    /// A `String`.
    TEXT("a String"),
    /// A number.
    NUMBER("a number"),
    /// A `List` or a `Set`.
    COLLECTION("a String, List, Set or Map"),
    /// A `Map`.
    MAP("a String, List, Set or Map"),
    /// Anything else.
    OTHER("a String, a number, a List, a Set or a Map");

    private final String words;

    Fits(String words) {
      this.words = words;
    }

    static Fits of(TypeMirror type) {
      var collection = TypeReader.collection(type);
      if (collection.isPresent()) {
        return collection.get() == TypeReader.Collection.MAP ? MAP : COLLECTION;
      }
      var scalar = Scalar.of(type);
      if (scalar.filter(Scalar::isNumber).isPresent()) {
        return NUMBER;
      }
      return scalar.filter(Scalar.STRING::equals).isPresent() ? TEXT : OTHER;
    }
  }

  /// Compiles a constraint.
  ///
  /// @return nothing for one that means nothing here
  /// @throws Misused when it cannot be honoured
  static Optional<Rule> of(Mark mark, Fits on) {
    if (!mark.name().startsWith(PACKAGE)) {
      throw mark.name().startsWith("javax.")
          ? new Misused(Misuse.CONSTRAINT_JAVAX, mark.spelled())
          : new Misused(Misuse.CONSTRAINT_UNKNOWN, mark.spelled(), "the check in `validate`");
    }
    for (var element : new String[] {"groups", "payload"}) {
      if (!mark.types(element).isEmpty()) {
        throw new Misused(Misuse.CONSTRAINT_GROUPS, element, mark.spelled());
      }
    }
    var rule = new RuleTable(mark, on).rule();
    return Optional.of(mark.isGiven("message") ? rule.saying(message(mark)) : rule);
  }

  static Misused misfit(Mark mark, Fits on, Fits wanted) {
    var what = on == Fits.OTHER ? "this type" : on.words;
    return new Misused(Misuse.CONSTRAINT_MISFIT, mark.spelled(), what, wanted.words);
  }

  /// The author's words, with `{min}` and the like filled in.
  private static String message(Mark mark) {
    var text = mark.text("message");
    return VARIABLE
        .matcher(text)
        .replaceAll(one -> {
          if (one.group().startsWith("$") || !mark.has(one.group(1))) {
            throw new Misused(Misuse.CONSTRAINT_MESSAGE, text);
          }
          return Matcher.quoteReplacement(mark.spelledValue(one.group(1)));
        });
  }

  private Rule saying(String words) {
    var said = CodeBlock.of("$L.saying($S)", code, words);
    return new Rule(said, check.saying(words), least, greatest);
  }

  String must() {
    return check.must();
  }

  /// Whether a default may stand. Defaults that are collections are never read here.
  boolean allows(Object value) {
    return value instanceof Collection<?> || value instanceof Map<?, ?> || allows(check, value);
  }

  // The table gave the check by the type that the constraint stands on, which is the value's.
  @SuppressWarnings("unchecked")
  private static <T> boolean allows(Check<T> check, Object value) {
    return check.rule().test((T) value);
  }
}
