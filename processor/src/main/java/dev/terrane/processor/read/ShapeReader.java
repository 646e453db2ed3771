package dev.terrane.processor.read;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.terrane.processor.misuse.Misuse;
import dev.terrane.processor.misuse.Misused;
import dev.terrane.processor.misuse.Unwritable;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Shape;
import dev.terrane.processor.source.Language;
import dev.terrane.processor.source.Mark;
import dev.terrane.processor.source.Marks;
import dev.terrane.processor.type.TypeReader;
import dev.terrane.processor.type.Unsupported;
import dev.terrane.provider.Nested;
import dev.terrane.provider.attribute.Block;
import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.ConvertedBy;
import dev.terrane.provider.attribute.Converter;
import dev.terrane.provider.internal.Texts;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/// Reads what an attribute is made of.
final class ShapeReader {
  private final Subject subject;

  ShapeReader(Subject subject) {
    this.subject = subject;
  }

  /// A shape.
  ///
  /// @param shape the shape
  /// @param spellings whether several spellings are one value
  record Formed(Shape shape, boolean spellings) {}

  Formed read() {
    Language.hidden(subject.type())
        .ifPresent(type -> {
          subject.report().error(subject.place(), Misuse.PRIVATE, type.getSimpleName());
          throw new Unwritable();
        });
    // Of a type that it does not know the compiler tells itself.
    return Language.isBroken(subject.type())
        ? harmless()
        : subject.report().attempt(subject.place(), this::shape, this::harmless);
  }

  private Formed harmless() {
    var boxed = subject.language().boxed(subject.type());
    return new Formed(TypeReader.harmless(subject.type(), boxed), false);
  }

  private Formed shape() {
    var converted = subject.marks().find(ConvertedBy.class);
    if (converted.isPresent()) {
      return converted(converted.get());
    }
    var collection = TypeReader.collection(subject.type());
    var one =
        collection.map(kind -> TypeReader.element(subject.type(), kind)).orElse(subject.type());
    var record = TypeReader.record(one);
    if (record.isPresent()) {
      return new Formed(nested(record.get(), collection), false);
    }
    if (subject.marks().has(Block.class)) {
      throw new Misused(Misuse.BLOCK_ON_PLAIN);
    }
    var typed = TypeReader.read(subject.type());
    return new Formed(plain(typed.expression(), collection.isPresent()), typed.spellings());
  }

  private Shape plain(CodeBlock expression, boolean collection) {
    return new Shape.Plain(TypeReader.bare(subject.type()), expression, collection);
  }

  private Formed converted(Mark mark) {
    var type = mark.type("value").flatMap(Language::declared);
    if (type.isEmpty()) {
      throw new Misused(Misuse.CONSTRUCTOR, "converter");
    }
    var converter = type.get();
    if (!Language.isConstructible(converter)) {
      throw new Misused(Misuse.CONSTRUCTOR, converter.getSimpleName());
    }
    var arguments = subject.language().arguments(converter.asType(), Converter.class);
    var collection = TypeReader.collection(subject.type());
    if (arguments.size() == 2 && isOf(arguments.getLast(), subject.type())) {
      return new Formed(plain(by(converter, arguments), collection.isPresent()), true);
    }
    var element = collection.map(kind -> TypeReader.element(subject.type(), kind));
    if (arguments.size() == 2
        && element.filter(one -> isOf(arguments.getLast(), one)).isPresent()) {
      var inner = new TypeReader.Typed(by(converter, arguments), true);
      return new Formed(
          plain(TypeReader.of(collection.get(), nullElements(), inner).expression(), true), true);
    }
    var to = arguments.size() == 2 ? Unsupported.spelled(arguments.getLast()) : "an unknown type";
    throw new Misused(
        Misuse.CONVERTER_TYPE, converter.getSimpleName(), to, Unsupported.spelled(subject.type()));
  }

  private boolean isOf(TypeMirror own, TypeMirror type) {
    return subject.language().isSame(own, type);
  }

  /// Reads the plain type, which comes first, as the own type, whose name the errors tell.
  private static CodeBlock by(TypeElement converter, List<? extends TypeMirror> types) {
    var plain = TypeReader.read(types.getFirst()).expression();
    var type = CodeBlock.of("$L.convertedBy(new $T())", plain, ClassName.get(converter));
    return Language.declared(types.getLast())
        .map(own -> CodeBlock.of("$L.named($S)", type, Texts.words(own.getSimpleName().toString())))
        .orElse(type);
  }

  private Shape nested(TypeElement record, Optional<TypeReader.Collection> collection) {
    var mark = subject.marks().find(Block.class);
    var set = collection.filter(TypeReader.Collection.SET::equals).isPresent();
    var computed = subject.marks().find(Computed.class).filter(one -> !one.flag("orSet"));
    var inside = subject.context().within(set, mark.isPresent(), computed.isPresent());
    var nesting = collection.map(TypeReader.Collection::nesting).orElse(Shape.Nesting.SINGLE);
    var bounds = mark.map(one -> bounds(one, nesting)).orElse(Bounds.NONE);
    return new Shape.Nested(
        part(record, inside),
        bounds.group() ? Shape.Nesting.GROUP : nesting,
        mark.isPresent(),
        bounds.min(),
        bounds.max(),
        collection.isPresent() && nullElements());
  }

  private boolean nullElements() {
    var nullable = Marks.isNullable(Language.arguments(subject.type()).getLast());
    if (nullable && subject.marks().has(Block.class)) {
      throw new Misused(Misuse.NULL_BLOCK, Unsupported.spelled(subject.type()));
    }
    return nullable;
  }

  private record Bounds(int min, int max, boolean group) {
    static final Bounds NONE = new Bounds(0, 0, false);
  }

  private Bounds bounds(Mark block, Shape.Nesting nesting) {
    return subject
        .report()
        .attempt(subject.place(), () -> checkedBounds(block, nesting), () -> Bounds.NONE);
  }

  private Bounds checkedBounds(Mark block, Shape.Nesting nesting) {
    var min = (int) block.number("min");
    var max = (int) block.number("max");
    if (!isCounted(nesting) && (min != 0 || max != 0)) {
      throw new Misused(Misuse.BLOCK_COUNT);
    }
    if (isEmpty(min, max)) {
      throw new Misused(Misuse.BLOCK_BOUNDS);
    }
    var group = block.flag("group");
    if (group && (nesting != Shape.Nesting.SINGLE || subject.nullable())) {
      throw new Misused(Misuse.BLOCK_GROUP);
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
    var record = TypeReader.record(subject.type());
    if (record.isEmpty()) {
      throw new Misused(Misuse.EMBEDDED_TYPE);
    }
    return new Shape.Embedded(part(record.get(), subject.context()));
  }

  /// The record inside: written here, or shared.
  private AttributeRecord part(TypeElement record, Context inside) {
    var name = record.getQualifiedName().toString();
    check(record, inside, name);
    var desk = subject.desk();
    // Below @Computed a shared record is another one: nobody writes what is in it.
    if (Marks.of(record).has(Nested.class) && !inside.computed()) {
      var shared = desk.shared(Language.beside(record, "Model"));
      var used = Context.of(Family.SHARED).records(inside.records());
      return new RecordReader(shared).read(record, shared.places().top(), used);
    }
    var place = desk.places().inside(record, inside.computed());
    return new RecordReader(desk).read(record, place, inside);
  }

  private void check(TypeElement record, Context inside, String name) {
    if (!record.getTypeParameters().isEmpty()) {
      throw new Misused(Misuse.GENERIC, record.getSimpleName());
    }
    if (inside.records().contains(name)) {
      throw new Misused(Misuse.RECURSIVE, record.getSimpleName());
    }
    var home = Language.outermost(subject.record());
    if (!Marks.of(record).has(Nested.class) && !Language.outermost(record).equals(home)) {
      throw new Misused(
          Misuse.OTHER_FILE, record.getSimpleName(), subject.record().getSimpleName());
    }
  }
}
