package dev.terrane.processor.read;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.terrane.processor.diagnostic.CompileError;
import dev.terrane.processor.diagnostic.CompileErrorException;
import dev.terrane.processor.diagnostic.InaccessibleTypeException;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Shape;
import dev.terrane.processor.source.Annotations;
import dev.terrane.processor.source.AppliedAnnotation;
import dev.terrane.processor.source.LanguageModel;
import dev.terrane.processor.type.AttributeTypeReader;
import dev.terrane.processor.type.EqualityReader;
import dev.terrane.processor.type.UnsupportedType;
import dev.terrane.provider.Nested;
import dev.terrane.provider.attribute.Block;
import dev.terrane.provider.attribute.CaseInsensitive;
import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.ConvertedBy;
import dev.terrane.provider.attribute.Converter;
import dev.terrane.provider.attribute.ObjectType;
import dev.terrane.provider.function.Tuple;
import dev.terrane.provider.spi.Naming;
import java.lang.annotation.Annotation;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/// Reads the shape of a component.
final class ShapeReader {
  private final ComponentDeclaration declaration;

  ShapeReader(ComponentDeclaration declaration) {
    this.declaration = declaration;
  }

  /// A shape.
  ///
  /// @param shape the shape
  /// @param equivalentValues whether different values may be equivalent
  record ReadShape(Shape shape, boolean equivalentValues) {}

  ReadShape read() {
    LanguageModel.hidden(declaration.type())
        .ifPresent(type -> {
          declaration
              .report()
              .error(declaration.element(), CompileError.PRIVATE, type.getSimpleName());
          throw new InaccessibleTypeException();
        });
    // The compiler reports unknown types.
    return LanguageModel.isBroken(declaration.type())
        ? harmless()
        : declaration.report().attempt(declaration.element(), this::shape, this::harmless);
  }

  private ReadShape harmless() {
    var boxed = declaration.language().boxed(declaration.type());
    return new ReadShape(AttributeTypeReader.harmless(declaration.type(), boxed), false);
  }

  private ReadShape shape() {
    var converted = declaration.annotations().find(ConvertedBy.class);
    if (converted.isPresent()) {
      return converted(converted.get());
    }
    var collection = AttributeTypeReader.collection(declaration.type());
    var one =
        collection
            .map(kind -> AttributeTypeReader.element(declaration.type(), kind))
            .orElse(declaration.type());
    var record = AttributeTypeReader.record(one);
    if (record.isPresent()) {
      collection.ifPresent(_ -> checkElements(one));
      return new ReadShape(nested(record.get(), collection), false);
    }
    checkNoRecord(Block.class);
    checkNoRecord(ObjectType.class);
    var typed =
        types().read(declaration.type(), declaration.annotations().has(CaseInsensitive.class));
    return new ReadShape(
        plain(typed.expression(), collection.isPresent()), typed.equivalentValues());
  }

  private void checkNoRecord(Class<? extends Annotation> kind) {
    declaration
        .annotations()
        .find(kind)
        .ifPresent(one -> {
          throw new CompileErrorException(CompileError.BLOCK_ON_PLAIN, one.sourceText());
        });
  }

  private AttributeTypeReader types() {
    return new AttributeTypeReader(declaration.language(), declaration.context().compares());
  }

  /// Records are compared by their components.
  private static void checkElements(TypeMirror record) {
    EqualityReader.annotation(Annotations.of(record))
        .ifPresent(one -> {
          throw new CompileErrorException(
              CompileError.EQUALITY_ON_TEXT,
              one.sourceText(),
              "the components of a record, or on the whole collection");
        });
  }

  private Shape plain(CodeBlock expression, boolean collection) {
    return new Shape.Plain(AttributeTypeReader.bare(declaration.type()), expression, collection);
  }

  private ReadShape converted(AppliedAnnotation annotation) {
    var type = annotation.type("value").flatMap(LanguageModel::declared);
    if (type.isEmpty()) {
      throw new CompileErrorException(CompileError.CONSTRUCTOR, "the converter");
    }
    var converter = type.get();
    if (!LanguageModel.isConstructible(converter)) {
      throw new CompileErrorException(CompileError.CONSTRUCTOR, converter.getSimpleName());
    }
    var arguments = declaration.language().arguments(converter.asType(), Converter.class);
    var collection = AttributeTypeReader.collection(declaration.type());
    if (arguments.size() == 2 && isOf(arguments.getLast(), declaration.type())) {
      return new ReadShape(plain(by(converter, arguments), collection.isPresent()), true);
    }
    var element = collection.map(kind -> AttributeTypeReader.element(declaration.type(), kind));
    if (arguments.size() == 2
        && element.filter(one -> isOf(arguments.getLast(), one)).isPresent()) {
      var inner = new AttributeTypeReader.Typed(by(converter, arguments), true);
      var typed = types().of(collection.get(), element.get(), inner);
      return new ReadShape(plain(typed.expression(), true), typed.equivalentValues());
    }
    var to =
        arguments.size() == 2 ? UnsupportedType.sourceName(arguments.getLast()) : "an unknown type";
    throw new CompileErrorException(
        CompileError.CONVERTER_TYPE,
        converter.getSimpleName(),
        to,
        UnsupportedType.sourceName(declaration.type()));
  }

  private boolean isOf(TypeMirror own, TypeMirror type) {
    return declaration.language().isSame(own, type);
  }

  /// The attribute type of a converter: its first type argument is the type in Terraform, the
  /// second the author's type.
  private CodeBlock by(TypeElement converter, List<? extends TypeMirror> types) {
    var plain = types().read(types.getFirst()).expression();
    var type = CodeBlock.of("$L.convertedBy(new $T())", plain, ClassName.get(converter));
    return LanguageModel.declared(types.getLast())
        .map(
            own -> CodeBlock.of("$L.named($S)", type, Naming.words(own.getSimpleName().toString())))
        .orElse(type);
  }

  private Shape nested(TypeElement record, Optional<AttributeTypeReader.Collection> collection) {
    var annotation = declaration.annotations().find(Block.class);
    var set = collection.filter(AttributeTypeReader.Collection.SET::equals).isPresent();
    var computed = declaration.annotations().find(Computed.class).filter(one -> !one.flag("orSet"));
    var kind = kind(record);
    var inside =
        kind == Shape.Nested.Kind.OBJECT_TYPE || kind == Shape.Nested.Kind.TUPLE_TYPE
            ? declaration.context().withinType()
            : declaration.context().within(set, annotation.isPresent(), computed.isPresent());
    var nesting =
        collection.map(AttributeTypeReader.Collection::nesting).orElse(Shape.Nesting.SINGLE);
    var bounds = annotation.map(one -> bounds(one, nesting)).orElse(Bounds.NONE);
    return new Shape.Nested(
        part(record, inside),
        bounds.group() ? Shape.Nesting.GROUP : nesting,
        kind,
        bounds.min(),
        bounds.max(),
        collection.isPresent() && nullElements());
  }

  private Shape.Nested.Kind kind(TypeElement record) {
    if (declaration.annotations().has(Block.class)) {
      return Shape.Nested.Kind.BLOCK;
    }
    if (Annotations.of(record).has(Tuple.class)) {
      if (declaration.context().role() != RecordRole.Inner.FUNCTION) {
        throw new CompileErrorException(CompileError.TUPLE_OUTSIDE, record.getSimpleName());
      }
      return Shape.Nested.Kind.TUPLE_TYPE;
    }
    return declaration.context().type() || declaration.annotations().has(ObjectType.class)
        ? Shape.Nested.Kind.OBJECT_TYPE
        : Shape.Nested.Kind.NESTED_ATTRIBUTE;
  }

  private boolean nullElements() {
    var nullable = Annotations.isNullable(LanguageModel.arguments(declaration.type()).getLast());
    if (nullable && declaration.annotations().has(Block.class)) {
      throw new CompileErrorException(
          CompileError.NULL_BLOCK, UnsupportedType.sourceName(declaration.type()));
    }
    return nullable;
  }

  private record Bounds(int min, int max, boolean group) {
    static final Bounds NONE = new Bounds(0, 0, false);
  }

  private Bounds bounds(AppliedAnnotation block, Shape.Nesting nesting) {
    return declaration
        .report()
        .attempt(declaration.element(), () -> checkedBounds(block, nesting), () -> Bounds.NONE);
  }

  private Bounds checkedBounds(AppliedAnnotation block, Shape.Nesting nesting) {
    var min = (int) block.number("min");
    var max = (int) block.number("max");
    if (!isCounted(nesting) && (min != 0 || max != 0)) {
      throw new CompileErrorException(CompileError.BLOCK_COUNT);
    }
    if (isEmpty(min, max)) {
      throw new CompileErrorException(CompileError.BLOCK_BOUNDS);
    }
    var group = block.flag("group");
    if (group && (nesting != Shape.Nesting.SINGLE || declaration.nullable())) {
      throw new CompileErrorException(CompileError.BLOCK_GROUP);
    }
    return new Bounds(min, max, group);
  }

  private static boolean isCounted(Shape.Nesting nesting) {
    return nesting == Shape.Nesting.LIST || nesting == Shape.Nesting.SET;
  }

  private static boolean isEmpty(int min, int max) {
    return min < 0 || max < 0 || (max != 0 && min > max);
  }

  Shape embedded() {
    var record = AttributeTypeReader.record(declaration.type());
    if (record.isEmpty()) {
      throw new CompileErrorException(CompileError.EMBEDDED_TYPE);
    }
    return new Shape.Embedded(part(record.get(), declaration.context()));
  }

  /// Reads a nested record, which may be shared.
  private AttributeRecord part(TypeElement record, RecordContext inside) {
    var name = record.getQualifiedName().toString();
    check(record, inside, name);
    var services = declaration.services();
    // Inside @Computed, a shared record gets other views: its components cannot be configured. In
    // an object type it gets other handles.
    if (Annotations.of(record).has(Nested.class) && !inside.computed() && !inside.type()) {
      var shared = services.shared(LanguageModel.beside(record, "Model"));
      var used = RecordContext.of(RecordRole.Inner.SHARED).records(inside.records());
      return new RecordReader(shared).read(record, shared.viewNames().top(), used);
    }
    var place = services.viewNames().inside(record, inside);
    return new RecordReader(services).read(record, place, inside);
  }

  private void check(TypeElement record, RecordContext inside, String name) {
    if (!record.getTypeParameters().isEmpty()) {
      throw new CompileErrorException(CompileError.GENERIC, record.getSimpleName());
    }
    if (inside.records().contains(name)) {
      throw new CompileErrorException(CompileError.RECURSIVE, record.getSimpleName());
    }
    var home = LanguageModel.outermost(declaration.record());
    if (!Annotations.of(record).has(Nested.class)
        && !LanguageModel.outermost(record).equals(home)) {
      throw new CompileErrorException(
          CompileError.OTHER_FILE, record.getSimpleName(), declaration.record().getSimpleName());
    }
  }
}
