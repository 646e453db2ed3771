package dev.terrane.processor.read;

import com.palantir.javapoet.TypeName;
import dev.terrane.processor.diagnostic.CompileError;
import dev.terrane.processor.model.Component;
import dev.terrane.processor.model.ComponentTraits;
import dev.terrane.processor.model.Shape;
import dev.terrane.processor.model.ValueSource;
import dev.terrane.processor.source.Annotations;
import dev.terrane.processor.source.LanguageModel;
import dev.terrane.processor.source.TerraformNames;
import dev.terrane.processor.type.AttributeTypeReader;
import dev.terrane.processor.type.UnsupportedType;
import dev.terrane.provider.Value;
import dev.terrane.provider.attribute.Block;
import dev.terrane.provider.attribute.ConvertedBy;
import dev.terrane.provider.attribute.Embedded;
import dev.terrane.provider.attribute.Name;
import dev.terrane.provider.attribute.NullIsNotEmpty;
import dev.terrane.provider.attribute.ObjectType;
import dev.terrane.provider.attribute.Planned;
import dev.terrane.provider.spi.Naming;
import java.lang.annotation.Annotation;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/// Reads a component of a record into the model.
final class ComponentReader {
  /// The annotations that apply in a prior schema.
  private static final List<Class<? extends Annotation>> OF_PRIOR_SCHEMA =
      List.of(
          Block.class,
          ConvertedBy.class,
          Embedded.class,
          Name.class,
          NullIsNotEmpty.class,
          ObjectType.class);

  private final ReaderServices services;
  private final TypeElement record;
  private final RecordContext context;

  ComponentReader(ReaderServices services, TypeElement record, RecordContext context) {
    this.services = services;
    this.record = record;
    this.context = context;
  }

  Component read(RecordComponentElement element, String description) {
    var declaration = declaration(element);
    if (declaration.annotations().has(Embedded.class)) {
      return embedded(declaration, description);
    }
    var formed = new ShapeReader(declaration).read();
    var attribute = attribute(declaration);
    var source = new ValueSourceReader(declaration).read();
    var traits = new ComponentTraitsReader(declaration, formed).read(source);
    var component =
        new Component(
            declaration.name(),
            attribute,
            description(description, formed.shape()),
            AttributeTypeReader.bare(declaration.type()),
            declaration.nullable(),
            formed.shape(),
            source,
            planned(declaration),
            traits);
    return new ContextRules(declaration).applied(component);
  }

  private static String description(String own, Shape shape) {
    return own.isEmpty() && shape instanceof Shape.Nested nested
        ? nested.record().description()
        : own;
  }

  private ComponentDeclaration declaration(RecordComponentElement element) {
    var annotations = AnnotationConflict.applied(annotations(element), element, services.report());
    var value = LanguageModel.is(element.asType(), Value.class);
    var nullable = value || nullable(element, annotations);
    var type = value ? value(element) : element.asType();
    return new ComponentDeclaration(
        services, record, element, type, annotations, nullable, context);
  }

  private Annotations annotations(RecordComponentElement element) {
    var annotations = Annotations.of(element);
    return context.role() == RecordRole.Inner.PRIOR_SCHEMA
        ? annotations.only(OF_PRIOR_SCHEMA)
        : annotations;
  }

  /// The type of the value: of a `Value<T>` the T.
  private TypeMirror value(RecordComponentElement element) {
    if (!context.role().isConfiguration() || context.inside()) {
      return element.asType();
    }
    var arguments = LanguageModel.arguments(element.asType());
    return arguments.isEmpty() ? element.asType() : arguments.getFirst();
  }

  private boolean nullable(RecordComponentElement element, Annotations annotations) {
    if (!annotations.isNullable()) {
      return false;
    }
    var type = element.asType();
    if (type.getKind().isPrimitive()) {
      var boxed = services.language().boxed(type);
      services
          .report()
          .error(
              element,
              CompileError.NULLABLE_PRIMITIVE,
              UnsupportedType.sourceName(type),
              "@Nullable " + UnsupportedType.sourceName(boxed));
      return false;
    }
    if (annotations.has(Block.class) && AttributeTypeReader.collection(type).isPresent()) {
      services.report().error(element, CompileError.BLOCK_NULLABLE);
      return false;
    }
    return true;
  }

  private Component embedded(ComponentDeclaration declaration, String description) {
    if (declaration.nullable()) {
      services.report().error(declaration.element(), CompileError.EMBEDDED_NULLABLE);
    }
    var shape =
        services
            .report()
            .attempt(
                declaration.element(),
                new ShapeReader(declaration)::embedded,
                () ->
                    AttributeTypeReader.harmless(
                        declaration.type(), services.language().boxed(declaration.type())));
    var component =
        new Component(
            declaration.name(),
            Naming.attribute(declaration.name()),
            description,
            TypeName.get(declaration.type()),
            false,
            shape,
            new ValueSource.Required(),
            Optional.empty(),
            ComponentTraits.NONE);
    replaced(declaration, shape);
    return new ContextRules(declaration).applied(component);
  }

  /// The handles of a shared record are generated once: an embedding record cannot change them.
  private void replaced(ComponentDeclaration declaration, Shape shape) {
    if (context.replace()
        && shape instanceof Shape.Embedded(var part)
        && part.viewNames().shared()
        && part.flattened().anyMatch(ComponentReader::changesInPlace)) {
      var name = part.type().simpleName();
      services.report().error(declaration.element(), CompileError.REPLACE_ON_SHARED, name);
    }
  }

  private static boolean changesInPlace(Component component) {
    return component.isArgument()
        && !component.traits().writeOnly()
        && !component.traits().identity().member()
        && component.traits().replace() instanceof ComponentTraits.Replace.Never;
  }

  private String attribute(ComponentDeclaration declaration) {
    var java = Naming.attribute(declaration.name());
    var name =
        declaration
            .annotations()
            .find(Name.class)
            .map(annotation -> annotation.text("value"))
            .orElse(java);
    var refusal = TerraformNames.refusal(name, !context.inside(), context.kind());
    refusal.ifPresent(reason ->
        services.report().error(declaration.element(), CompileError.ATTRIBUTE_NAME, name, reason));
    return refusal.isEmpty() || name.equals(java) ? name : java;
  }

  private Optional<List<String>> planned(ComponentDeclaration declaration) {
    return declaration
        .annotations()
        .find(Planned.class)
        .filter(_ -> !context.computed())
        .map(annotation -> new SiblingReferences(declaration).checked(annotation, "value"));
  }
}
