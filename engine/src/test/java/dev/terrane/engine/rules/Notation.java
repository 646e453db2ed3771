package dev.terrane.engine.rules;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.Refinement;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedShape;
import dev.terrane.provider.schema.NestedShape.Nesting;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/// Reads values as the tables write them: `{name = "a", tags = ["x", null], id = ?`}. What an
/// object of a schema does not mention is absent. `?` is unknown, `?!` unknown but not null, `?"a"`
/// unknown but with a prefix. A text in single quotes may contain double quotes.
public final class Notation {
  private static final Pattern TOKEN =
      Pattern.compile("\\s*(\\?!|[{}\\[\\]=,?]|\"[^\"]*\"|'[^']*'|[A-Za-z0-9_.-]+)\\s*");

  private final List<String> tokens;
  private int next;

  private Notation(String text) {
    this.tokens = TOKEN.matcher(text).results().map(match -> match.group(1)).toList();
  }

  /// Reads an object of a schema.
  public static CtyValue object(List<Attribute<?>> members, String text) {
    var notation = new Notation(text);
    var value = notation.object(members);
    if (notation.next != notation.tokens.size()) {
      throw new IllegalArgumentException("more than one value: " + text);
    }
    return value;
  }

  private CtyValue object(List<Attribute<?>> members) {
    return stateOr(
        Members.type(members),
        () -> {
          var values = new LinkedHashMap<String, CtyValue>();
          members.forEach(member -> values.put(member.name(), Blocks.absent(member)));
          entries(name -> values.put(name, member(named(members, name))));
          return CtyValue.object(values);
        });
  }

  private static Attribute<?> named(List<Attribute<?>> members, String name) {
    return members.stream()
        .filter(member -> member.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no member " + name));
  }

  private CtyValue member(Attribute<?> member) {
    return member
        .nested()
        .map(nested -> stateOr(member.ctyType(), () -> nested(nested, member.ctyType())))
        .orElseGet(() -> plain(member.ctyType()));
  }

  private CtyValue nested(NestedShape nested, CtyType slot) {
    return switch (nested.nesting()) {
      case SINGLE, GROUP -> object(nested.members());
      case LIST, SET -> {
        var elements = elements(() -> object(nested.members()));
        if (slot.equals(CtyType.DYNAMIC)) {
          yield CtyValue.tuple(elements);
        }
        yield nested.nesting() == Nesting.SET
            ? CtyValue.set(nested.type(), elements)
            : CtyValue.list(nested.type(), elements);
      }
      case MAP -> {
        var entries = new LinkedHashMap<String, CtyValue>();
        entries(key -> entries.put(key, object(nested.members())));
        yield slot.equals(CtyType.DYNAMIC)
            ? CtyValue.object(entries)
            : CtyValue.map(nested.type(), entries);
      }
    };
  }

  private CtyValue plain(CtyType type) {
    return stateOr(
        type,
        () ->
            switch (type) {
              case CtyType.ListType(var element) ->
                  CtyValue.list(element, elements(() -> plain(element)));
              case CtyType.SetType(var element) ->
                  CtyValue.set(element, elements(() -> plain(element)));
              case CtyType.MapType(var element) -> CtyValue.map(element, named(_ -> element));
              case CtyType.ObjectType object -> full(object);
              default -> untyped();
            });
  }

  private CtyValue full(CtyType.ObjectType type) {
    var values = new LinkedHashMap<String, CtyValue>();
    type.attributes().forEach((name, inner) -> values.put(name, CtyValue.nullOf(inner)));
    values.putAll(named(name -> Objects.requireNonNull(type.attributes().get(name), name)));
    return CtyValue.object(values);
  }

  private CtyValue untyped() {
    var token = tokens.get(next);
    return switch (token) {
      case "[" -> CtyValue.tuple(elements(() -> plain(CtyType.DYNAMIC)));
      case "{" -> CtyValue.object(named(_ -> CtyType.DYNAMIC));
      case "true", "false" -> CtyValue.bool(Boolean.parseBoolean(take()));
      default ->
          isText(token)
              ? CtyValue.string(unquoted(take()))
              : CtyValue.number(new BigDecimal(take()));
    };
  }

  private CtyValue stateOr(CtyType type, Supplier<CtyValue> known) {
    return switch (tokens.get(next)) {
      case "null" -> taken(CtyValue.nullOf(type));
      case "?!" -> taken(CtyValue.unknown(type, Refinement.notNull()));
      case "?" -> unknown(type);
      default -> known.get();
    };
  }

  private CtyValue unknown(CtyType type) {
    next++;
    return next < tokens.size() && isText(tokens.get(next))
        ? CtyValue.unknown(type, Refinement.notNull().withPrefix(unquoted(take())))
        : CtyValue.unknown(type);
  }

  private CtyValue taken(CtyValue value) {
    next++;
    return value;
  }

  private List<CtyValue> elements(Supplier<CtyValue> element) {
    var elements = new ArrayList<CtyValue>();
    next++;
    while (!tokens.get(next).equals("]")) {
      elements.add(element.get());
      comma();
    }
    next++;
    return elements;
  }

  private Map<String, CtyValue> named(Function<String, CtyType> type) {
    var entries = new LinkedHashMap<String, CtyValue>();
    entries(name -> entries.put(name, plain(type.apply(name))));
    return entries;
  }

  private void entries(Consumer<String> entry) {
    next++;
    while (!tokens.get(next).equals("}")) {
      var name = unquoted(take());
      next++;
      entry.accept(name);
      comma();
    }
    next++;
  }

  private void comma() {
    if (tokens.get(next).equals(",")) {
      next++;
    }
  }

  private String take() {
    return tokens.get(next++);
  }

  private static String unquoted(String token) {
    return isText(token) ? token.substring(1, token.length() - 1) : token;
  }

  private static boolean isText(String token) {
    return token.startsWith("\"") || token.startsWith("'");
  }
}
