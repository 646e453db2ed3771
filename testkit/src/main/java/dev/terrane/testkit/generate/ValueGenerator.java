package dev.terrane.testkit.generate;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.testkit.RandomData;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/// Creates random values of a type, which need not satisfy any check.
///
/// @param random the source
/// @param constraints the requirements that are known so far
/// @param plain whether texts are names, because they identify an object
record ValueGenerator(RandomData random, List<Constraint> constraints, boolean plain) {
  private static final int MOST = 3;
  private static final int LONGEST = 8;
  private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz";

  /// Texts of the formats that types have, and unusual ones.
  private static final List<String> FORMATS =
      List.of(
          "30s",
          "2026-01-31T12:00:00Z",
          "2026-01-31",
          "12:30:00",
          "10.0.0.1",
          "10.0.0.0/8",
          "2001:db8::1",
          "2001:db8::/32",
          "00:00:5e:00:53:01",
          "3f2504e0-4f89-41d3-9a0c-0305e82c3301",
          "https://example.com/a",
          "aGk=",
          "{\"a\":1}",
          "1.4.0",
          "a@example.com",
          "0",
          "A");

  private static final List<String> UNUSUAL =
      List.of("", " ", "a b", "é", "漢字", "🙂", "a\nb", "\"quoted\"", "${a}", "%", "true", "null");

  CtyValue of(CtyType type) {
    if (!constraints.isEmpty() && random.integer(1, MOST) > 1) {
      var suggested = suggested(type);
      if (suggested.isPresent()) {
        return suggested.get();
      }
    }
    return switch (type) {
      case CtyType.ListType(var element) -> CtyValue.list(element, elements(element));
      case CtyType.SetType(var element) -> CtyValue.set(element, elements(element));
      case CtyType.MapType(var element) -> map(element);
      case CtyType.ObjectType object -> object(object);
      case CtyType.TupleType(var elements) ->
          CtyValue.tuple(elements.stream().map(this::of).toList());
      default -> primitive(type);
    };
  }

  private Optional<CtyValue> suggested(CtyType type) {
    var one = constraints.get(random.integer(0, constraints.size() - 1));
    return one.suggest(type, random);
  }

  private CtyValue primitive(CtyType type) {
    if (type.equals(CtyType.BOOL)) {
      return CtyValue.bool(random.integer(0, 1) == 1);
    }
    return type.equals(CtyType.NUMBER) ? number() : CtyValue.string(text());
  }

  private CtyValue number() {
    return switch (random.integer(1, LONGEST)) {
      case 1 -> CtyValue.number(0);
      case 2 -> CtyValue.number(-random.integer(1, 100));
      case 3 -> CtyValue.number(Integer.MAX_VALUE);
      case 4 -> CtyValue.number(new BigDecimal("0.5"));
      default -> CtyValue.number(random.integer(1, 100));
    };
  }

  private String text() {
    var kind = random.integer(1, LONGEST);
    if (kind == 1) {
      return FORMATS.get(random.integer(0, FORMATS.size() - 1));
    }
    return kind == 2 && !plain
        ? UNUSUAL.get(random.integer(0, UNUSUAL.size() - 1))
        : random.text(random.integer(1, LONGEST), LETTERS);
  }

  private int size() {
    return constraints.stream()
        .flatMap(one -> one.lengths().stream())
        .findFirst()
        .map(range -> random.integer(range.min(), range.max()))
        .orElseGet(() -> random.integer(0, MOST));
  }

  private ValueGenerator inEach(String part) {
    var inner = constraints.stream().flatMap(one -> one.inEach(part).stream()).toList();
    return new ValueGenerator(random, inner, plain);
  }

  private List<CtyValue> elements(CtyType type) {
    var inner = inEach("element");
    var all = new ArrayList<CtyValue>();
    for (var left = size(); left > 0; left--) {
      all.add(inner.of(type));
    }
    return all;
  }

  private CtyValue map(CtyType type) {
    var keys = inEach("key");
    var inner = inEach("element");
    var all = new TreeMap<String, CtyValue>();
    for (var left = size(); left > 0; left--) {
      if (keys.of(CtyType.STRING) instanceof CtyValue.StringValue(var key)) {
        all.put(key, inner.of(type));
      }
    }
    return CtyValue.map(type, all);
  }

  private CtyValue object(CtyType.ObjectType type) {
    var all = new TreeMap<String, CtyValue>();
    type.attributes()
        .forEach((name, one) ->
            all.put(
                name,
                type.optional().contains(name) && random.integer(0, 1) == 0
                    ? CtyValue.nullOf(one)
                    : of(one)));
    return CtyValue.object(all);
  }
}
