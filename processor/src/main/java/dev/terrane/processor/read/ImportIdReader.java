package dev.terrane.processor.read;

import dev.terrane.processor.diagnostic.CompileError;
import dev.terrane.processor.diagnostic.CompileErrorException;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Component;
import dev.terrane.processor.model.Shape;
import dev.terrane.processor.source.Annotations;
import dev.terrane.processor.source.TerraformNames;
import dev.terrane.provider.resource.ImportId;
import dev.terrane.provider.schema.ImportTemplate;
import dev.terrane.provider.schema.ImportTemplate.Reference;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.lang.model.element.TypeElement;

/// Reads `@ImportId`, the format of import IDs.
final class ImportIdReader {
  private final TypeElement record;
  private final List<Component> parts;

  ImportIdReader(TypeElement record, AttributeRecord read) {
    this.record = record;
    this.parts =
        read.flattened().filter(component -> component.traits().identity().member()).toList();
  }

  /// The template, checked.
  Optional<String> read() {
    var annotation = Annotations.of(record).find(ImportId.class);
    if (annotation.isEmpty()) {
      return missing();
    }
    if (parts.isEmpty()) {
      throw new CompileErrorException(CompileError.IMPORT_ID_WITHOUT_IDENTITY);
    }
    var template = annotation.get().text("value");
    check(template);
    return Optional.of(template);
  }

  private Optional<String> missing() {
    if (isSingleValue()) {
      return Optional.empty();
    }
    throw new CompileErrorException(
        CompileError.IMPORT_ID_MISSING, standard(), record.getSimpleName());
  }

  private boolean isSingleValue() {
    return parts.size() < 2 && parts.stream().noneMatch(ImportIdReader::isCollection);
  }

  private static boolean isCollection(Component part) {
    return part.shape() instanceof Shape.Plain(_, _, var collection) && collection;
  }

  private String standard() {
    return parts.stream()
        .map(part -> "{" + part.attribute() + (isCollection(part) ? ":,}" : "}"))
        .collect(Collectors.joining("/"));
  }

  private void check(String template) {
    var left = new ArrayList<>(parts);
    var previous = "";
    for (var reference : ImportTemplate.references(template)) {
      var part = taken(left, reference.name());
      if (!previous.isEmpty() && reference.before().isEmpty()) {
        throw new CompileErrorException(CompileError.IMPORT_ID_BORDER, previous, reference.name());
      }
      checkSeparator(part, reference);
      previous = reference.name();
    }
    left.removeIf(part -> part.traits().identity().optionalForImport());
    if (!left.isEmpty()) {
      throw new CompileErrorException(
          CompileError.IMPORT_ID_INCOMPLETE,
          left.stream().map(Component::attribute).collect(Collectors.joining(", ")));
    }
  }

  private static void checkSeparator(Component part, Reference reference) {
    if (reference.separator() == null) {
      if (isCollection(part)) {
        throw new CompileErrorException(CompileError.IMPORT_ID_ELEMENTS, reference.name());
      }
      return;
    }
    if (!isCollection(part) || reference.isAmbiguous()) {
      throw new CompileErrorException(
          CompileError.IMPORT_ID_SEPARATOR, reference.separator(), reference.name());
    }
  }

  private Component taken(List<Component> left, String name) {
    for (var part : left) {
      if (part.attribute().equals(name)) {
        left.remove(part);
        return part;
      }
    }
    var names = parts.stream().map(Component::attribute).toList();
    throw names.contains(name)
        ? new CompileErrorException(CompileError.IMPORT_ID_TWICE, name)
        : new CompileErrorException(
            CompileError.IMPORT_ID_NAME, name, TerraformNames.hint(name, names));
  }

  /// The template to continue with after an error: the identity components in order.
  Optional<String> harmless() {
    return isSingleValue() ? Optional.empty() : Optional.of(standard());
  }
}
