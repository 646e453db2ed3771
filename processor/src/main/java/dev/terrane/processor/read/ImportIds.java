package dev.terrane.processor.read;

import dev.terrane.processor.misuse.Misuse;
import dev.terrane.processor.misuse.Misused;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Component;
import dev.terrane.processor.source.Marks;
import dev.terrane.processor.source.Names;
import dev.terrane.provider.ImportId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.lang.model.element.TypeElement;

/// Reads how an import id spells an identity.
final class ImportIds {
  private static final Pattern NAME = Pattern.compile("\\{([a-z0-9_]+)}");

  private final TypeElement record;
  private final List<String> identity;
  private final List<String> optional;

  ImportIds(TypeElement record, AttributeRecord read) {
    this.record = record;
    this.identity =
        read.flattened()
            .filter(component -> component.words().identity().member())
            .map(Component::attribute)
            .toList();
    this.optional =
        read.flattened()
            .filter(component -> component.words().identity().optionalForImport())
            .map(Component::attribute)
            .toList();
  }

  /// The template, checked.
  Optional<String> read() {
    var mark = Marks.of(record).find(ImportId.class);
    if (mark.isEmpty()) {
      return missing();
    }
    if (identity.isEmpty()) {
      throw new Misused(Misuse.IMPORT_ID_WITHOUT_IDENTITY);
    }
    var template = mark.get().text("value");
    check(template);
    return Optional.of(template);
  }

  private Optional<String> missing() {
    if (identity.size() > 1) {
      var whole = identity.stream().map(name -> "{" + name + "}").collect(Collectors.joining("/"));
      throw new Misused(Misuse.IMPORT_ID_MISSING, whole, record.getSimpleName());
    }
    return Optional.empty();
  }

  private void check(String template) {
    var left = new ArrayList<>(identity);
    var matcher = NAME.matcher(template);
    var end = -1;
    var before = "";
    while (matcher.find()) {
      var name = matcher.group(1);
      if (!left.remove(name)) {
        throw surplus(name);
      }
      if (matcher.start() == end) {
        throw new Misused(Misuse.IMPORT_ID_BORDER, before, name);
      }
      end = matcher.end();
      before = name;
    }
    left.removeAll(optional);
    if (!left.isEmpty()) {
      throw new Misused(Misuse.IMPORT_ID_INCOMPLETE, String.join(", ", left));
    }
  }

  private Misused surplus(String name) {
    return identity.contains(name)
        ? new Misused(Misuse.IMPORT_ID_TWICE, name)
        : new Misused(Misuse.IMPORT_ID_NAME, name, Names.hint(name, identity));
  }

  /// What generated code can be made with after a misuse: the parts in order.
  Optional<String> harmless() {
    return identity.size() < 2
        ? Optional.empty()
        : Optional.of(
            identity.stream().map(name -> "{" + name + "}").collect(Collectors.joining("/")));
  }
}
