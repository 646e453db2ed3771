package dev.terrane.processor.read;

import com.palantir.javapoet.TypeName;
import dev.terrane.processor.misuse.Misuse;
import dev.terrane.processor.model.Component;
import dev.terrane.processor.model.Shape;
import dev.terrane.processor.model.Source;
import dev.terrane.processor.model.Words;
import dev.terrane.processor.source.Language;
import dev.terrane.processor.source.Marks;
import dev.terrane.processor.source.Names;
import dev.terrane.processor.type.TypeReader;
import dev.terrane.processor.type.Unsupported;
import dev.terrane.provider.Value;
import dev.terrane.provider.attribute.Block;
import dev.terrane.provider.attribute.ConvertedBy;
import dev.terrane.provider.attribute.Embedded;
import dev.terrane.provider.attribute.Name;
import dev.terrane.provider.attribute.NullIsNotEmpty;
import dev.terrane.provider.attribute.Planned;
import dev.terrane.provider.spi.Naming;
import java.lang.annotation.Annotation;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/// Reads a component of a record.
final class ComponentReader {
  /// What counts in the record of an earlier state.
  private static final List<Class<? extends Annotation>> OF_FORMERS =
      List.of(Block.class, ConvertedBy.class, Embedded.class, Name.class, NullIsNotEmpty.class);

  private final Desk desk;
  private final TypeElement record;
  private final Context context;

  ComponentReader(Desk desk, TypeElement record, Context context) {
    this.desk = desk;
    this.record = record;
    this.context = context;
  }

  Component read(RecordComponentElement element, String description) {
    var subject = subject(element);
    if (subject.marks().has(Embedded.class)) {
      return embedded(subject, description);
    }
    var formed = new ShapeReader(subject).read();
    var attribute = attribute(subject);
    var source = new SourceReader(subject).read();
    var words = new WordsReader(subject, formed).read(source);
    var component =
        new Component(
            subject.name(),
            attribute,
            description(description, formed.shape()),
            TypeReader.bare(subject.type()),
            subject.nullable(),
            formed.shape(),
            source,
            planned(subject),
            words);
    return new ContextRules(subject).applied(component);
  }

  private static String description(String own, Shape shape) {
    return own.isEmpty() && shape instanceof Shape.Nested nested
        ? nested.record().description()
        : own;
  }

  private Subject subject(RecordComponentElement element) {
    var marks = Exclusions.applied(marks(element), element, desk.report());
    var value = Language.is(element.asType(), Value.class);
    var nullable = value || nullable(element, marks);
    var type = value ? value(element) : element.asType();
    return new Subject(desk, record, element, type, marks, nullable, context);
  }

  private Marks marks(RecordComponentElement element) {
    var marks = Marks.of(element);
    return context.family() == Family.FORMER ? marks.only(OF_FORMERS) : marks;
  }

  /// A `Value<T>` holds each of the three states, so it is never required.
  private TypeMirror value(RecordComponentElement element) {
    if (context.family() != Family.PROVIDER || context.inside()) {
      return element.asType();
    }
    var arguments = Language.arguments(element.asType());
    return arguments.isEmpty() ? element.asType() : arguments.getFirst();
  }

  private boolean nullable(RecordComponentElement element, Marks marks) {
    if (!marks.isNullable()) {
      return false;
    }
    var type = element.asType();
    if (type.getKind().isPrimitive()) {
      var boxed = desk.language().boxed(type);
      desk.report()
          .error(
              element,
              Misuse.NULLABLE_PRIMITIVE,
              Unsupported.spelled(type),
              "@Nullable " + Unsupported.spelled(boxed));
      return false;
    }
    if (marks.has(Block.class) && TypeReader.collection(type).isPresent()) {
      desk.report().error(element, Misuse.BLOCK_NULLABLE);
      return false;
    }
    return true;
  }

  private Component embedded(Subject subject, String description) {
    if (subject.nullable()) {
      desk.report().error(subject.place(), Misuse.EMBEDDED_NULLABLE);
    }
    var shape =
        desk.report()
            .attempt(
                subject.place(),
                new ShapeReader(subject)::embedded,
                () -> TypeReader.harmless(subject.type(), desk.language().boxed(subject.type())));
    var component =
        new Component(
            subject.name(),
            Naming.attribute(subject.name()),
            description,
            TypeName.get(subject.type()),
            false,
            shape,
            new Source.Required(),
            Optional.empty(),
            Words.NONE);
    replaced(subject, shape);
    return new ContextRules(subject).applied(component);
  }

  /// The handles of a shared record are its own: nobody who embeds it can add a word to them.
  private void replaced(Subject subject, Shape shape) {
    if (context.replace()
        && shape instanceof Shape.Embedded(var part)
        && part.place().shared()
        && part.flattened().anyMatch(ComponentReader::changesInPlace)) {
      var name = part.type().simpleName();
      desk.report().error(subject.place(), Misuse.REPLACE_ON_SHARED, name);
    }
  }

  private static boolean changesInPlace(Component component) {
    return component.isArgument()
        && !component.words().writeOnly()
        && !component.words().identity().member()
        && component.words().replace() instanceof Words.Replace.Never;
  }

  private String attribute(Subject subject) {
    var java = Naming.attribute(subject.name());
    var name = subject.marks().find(Name.class).map(mark -> mark.text("value")).orElse(java);
    var refusal = Names.refusal(name, !context.inside(), context.kind());
    refusal.ifPresent(
        reason -> desk.report().error(subject.place(), Misuse.ATTRIBUTE_NAME, name, reason));
    return refusal.isEmpty() || name.equals(java) ? name : java;
  }

  private Optional<List<String>> planned(Subject subject) {
    return subject
        .marks()
        .find(Planned.class)
        .filter(_ -> !context.computed())
        .map(mark -> new Siblings(subject).checked(mark, "value"));
  }
}
