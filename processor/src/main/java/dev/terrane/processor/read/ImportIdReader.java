package dev.terrane.processor.read;

import dev.terrane.processor.diagnostic.CompileError;
import dev.terrane.processor.diagnostic.CompileErrorException;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Component;
import dev.terrane.processor.source.Annotations;
import dev.terrane.processor.source.TerraformNames;
import dev.terrane.provider.resource.ImportId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.lang.model.element.TypeElement;

/// Reads `@ImportId`, the format of import IDs.
final class ImportIdReader {
  private static final Pattern NAME = Pattern.compile("\\{([a-z0-9_]+)}");

  private final TypeElement record;
  private final List<String> identity;
  private final List<String> optional;

  ImportIdReader(TypeElement record, AttributeRecord read) {
    this.record = record;
    this.identity =
        read.flattened()
            .filter(component -> component.traits().identity().member())
            .map(Component::attribute)
            .toList();
    this.optional =
        read.flattened()
            .filter(component -> component.traits().identity().optionalForImport())
            .map(Component::attribute)
            .toList();
  }

  /// The template, checked.
  Optional<String> read() {
    var annotation = Annotations.of(record).find(ImportId.class);
    if (annotation.isEmpty()) {
      return missing();
    }
    if (identity.isEmpty()) {
      throw new CompileErrorException(CompileError.IMPORT_ID_WITHOUT_IDENTITY);
    }
    var template = annotation.get().text("value");
    check(template);
    return Optional.of(template);
  }

  private Optional<String> missing() {
    if (identity.size() > 1) {
      var whole = identity.stream().map(name -> "{" + name + "}").collect(Collectors.joining("/"));
      throw new CompileErrorException(
          CompileError.IMPORT_ID_MISSING, whole, record.getSimpleName());
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
        throw new CompileErrorException(CompileError.IMPORT_ID_BORDER, before, name);
      }
      end = matcher.end();
      before = name;
    }
    left.removeAll(optional);
    if (!left.isEmpty()) {
      throw new CompileErrorException(CompileError.IMPORT_ID_INCOMPLETE, String.join(", ", left));
    }
  }

  private CompileErrorException surplus(String name) {
    return identity.contains(name)
        ? new CompileErrorException(CompileError.IMPORT_ID_TWICE, name)
        : new CompileErrorException(
            CompileError.IMPORT_ID_NAME, name, TerraformNames.hint(name, identity));
  }

  /// The template to continue with after an error: the identity components in order.
  Optional<String> harmless() {
    return identity.size() < 2
        ? Optional.empty()
        : Optional.of(
            identity.stream().map(name -> "{" + name + "}").collect(Collectors.joining("/")));
  }
}
