package dev.terrane.engine.session;

import dev.terrane.cty.CtyConversion;
import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.CtyValue.StringValue;
import dev.terrane.provider.schema.ImportTemplate;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A create, as far as others must know of it: as soon as its object exists the session's witness
/// is told by which id a user would import it.
public final class Birth {
  private static final Pattern NAME = Pattern.compile("\\{([a-z0-9_]+)}");

  private final Consumer<String> witness;
  private final Secrets secrets;
  private final String template;

  private Birth(Consumer<String> witness, Secrets secrets, String template) {
    this.witness = witness;
    this.secrets = secrets;
    this.template = template;
  }

  /// The calling thread is about to create.
  public static Birth of(Session session, Resource resource) {
    // Where no rule spells an id, the attribute of that name is the best guess.
    var template = resource.schema().importTemplate().map(ImportTemplate::toString).orElse("{id}");
    return new Birth(session.witness().creating(resource.typeName()), session.secrets(), template);
  }

  /// The object exists. Nothing is told while its id is not known.
  public void exists(CtyValue state) {
    if (state instanceof ObjectValue object) {
      importId(object).map(secrets::mask).ifPresent(witness);
    }
  }

  private Optional<String> importId(ObjectValue object) {
    var id = new StringBuilder();
    var names = NAME.matcher(template);
    while (names.find()) {
      var part = text(object, names.group(1));
      if (part.isEmpty()) {
        return Optional.empty();
      }
      names.appendReplacement(id, Matcher.quoteReplacement(part.get()));
    }
    return Optional.of(names.appendTail(id).toString());
  }

  private static Optional<String> text(ObjectValue object, String name) {
    var value = object.attributes().get(name);
    try {
      return value != null
              && CtyConversion.convert(value, CtyType.STRING) instanceof StringValue(var text)
          ? Optional.of(text)
          : Optional.empty();
    } catch (CtyException e) {
      return Optional.empty();
    }
  }
}
