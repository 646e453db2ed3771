package dev.terrane.processor.read;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.terrane.processor.misuse.Misuse;
import dev.terrane.processor.misuse.Misused;
import dev.terrane.processor.model.Shape;
import dev.terrane.processor.model.Source;
import dev.terrane.processor.model.Words;
import dev.terrane.processor.source.Language;
import dev.terrane.processor.source.Marks;
import dev.terrane.processor.source.Names;
import dev.terrane.processor.type.Scalar;
import dev.terrane.processor.type.TypeReader;
import dev.terrane.processor.type.Unsupported;
import dev.terrane.provider.attribute.Carried;
import dev.terrane.provider.attribute.CaseInsensitive;
import dev.terrane.provider.attribute.DeprecatedArgument;
import dev.terrane.provider.attribute.Equality;
import dev.terrane.provider.attribute.Identity;
import dev.terrane.provider.attribute.Json;
import dev.terrane.provider.attribute.NullIsNotEmpty;
import dev.terrane.provider.attribute.RequiresReplace;
import dev.terrane.provider.attribute.SameWhen;
import dev.terrane.provider.attribute.Sensitive;
import dev.terrane.provider.attribute.WriteOnly;
import dev.terrane.provider.schema.Schema;
import java.util.Optional;
import java.util.function.Supplier;
import javax.lang.model.element.TypeElement;

/// Reads what is said of a component beside its type and its source.
final class WordsReader {
  private final Subject subject;
  private final Marks marks;
  private final Shape shape;
  private final boolean spellings;

  WordsReader(Subject subject, ShapeReader.Formed formed) {
    this.subject = subject;
    this.marks = subject.marks();
    this.shape = formed.shape();
    this.spellings = formed.spellings();
  }

  Words read(Source source) {
    var identity = attempt(() -> identity(source), Words.Identity.NO);
    var writeOnly = attempt(this::isWriteOnly, false);
    var version =
        writeOnly ? attempt(this::version, Optional.<String>empty()) : Optional.<String>empty();
    return new Words(
        identity,
        attempt(() -> replace(source, identity, writeOnly), new Words.Replace.Never()),
        writeOnly,
        version,
        marks.has(Carried.class),
        marks.has(Sensitive.class),
        attempt(this::nullIsNotEmpty, false),
        marks.find(DeprecatedArgument.class).map(mark -> mark.text("value")),
        new Constraints(subject).read(source),
        attempt(this::equality, Optional.<CodeBlock>empty()));
  }

  private <T> T attempt(Supplier<T> reading, T harmless) {
    return subject.report().attempt(subject.place(), reading, () -> harmless);
  }

  private Words.Identity identity(Source source) {
    var mark = marks.find(Identity.class);
    if (mark.isEmpty()) {
      return Words.Identity.NO;
    }
    var mutable = mark.get().flag("mutable");
    checkType(source);
    if (mutable && source instanceof Source.Computed) {
      throw new Misused(Misuse.IDENTITY_MUTABLE_COMPUTED);
    }
    return new Words.Identity(true, mutable, mark.get().flag("optionalForImport"));
  }

  private void checkType(Source source) {
    if (TypeReader.collection(subject.type()).isPresent()) {
      throw new Misused(Misuse.IDENTITY_COLLECTION);
    }
    if (!isPrimitive()) {
      throw new Misused(Misuse.IDENTITY_TYPE);
    }
    if (subject.nullable()) {
      throw new Misused(
          source instanceof Source.Optional
              ? Misuse.IDENTITY_NULLABLE
              : Misuse.IDENTITY_NULLABLE_COMPUTED);
    }
  }

  /// Whether Terraform has it as a string, a number or a bool.
  private boolean isPrimitive() {
    return shape instanceof Shape.Plain(_, _, var collection)
        && !collection
        && Scalar.of(subject.type()).filter(Scalar.ANY::equals).isEmpty();
  }

  private Words.Replace replace(Source source, Words.Identity identity, boolean writeOnly) {
    var mark = marks.find(RequiresReplace.class);
    if (mark.isEmpty()) {
      var told = subject.context().replace() && !writeOnly && !identity.member();
      return told && isArgument(source) ? new Words.Replace.Always() : new Words.Replace.Never();
    }
    var when = mark.get().text("when");
    checkIdentity(source, identity, when);
    if (when.isEmpty() && mark.get().isGiven("in")) {
      throw new Misused(Misuse.IN_ALONE, "when", "when");
    }
    // A class that there is not is told by the compiler alone.
    return when.isEmpty() || mark.get().isIncomplete()
        ? new Words.Replace.Always()
        : new Formulas(subject, subject.holder(mark.get())).predicate(when);
  }

  private static void checkIdentity(Source source, Words.Identity identity, String when) {
    if (identity.member() && !identity.mutable() && isArgument(source)) {
      throw new Misused(Misuse.REPLACE_ON_IDENTITY);
    }
    if (identity.mutable() && when.isEmpty()) {
      throw new Misused(Misuse.REPLACE_ON_MUTABLE);
    }
  }

  private static boolean isArgument(Source source) {
    return !(source instanceof Source.Computed) && !(source instanceof Source.Derived);
  }

  private boolean isWriteOnly() {
    if (!marks.has(WriteOnly.class)) {
      return false;
    }
    if (shape instanceof Shape.Nested) {
      throw new Misused(Misuse.WRITE_ONLY_NESTED);
    }
    if (!subject.nullable()) {
      var boxed = subject.language().boxed(subject.type());
      throw new Misused(Misuse.WRITE_ONLY_NOT_NULL, Unsupported.spelled(boxed));
    }
    return true;
  }

  private Optional<String> version() {
    var name = marks.find(WriteOnly.class).map(mark -> mark.text("version")).orElse("");
    if (name.isEmpty()) {
      return Optional.empty();
    }
    if (subject.context().inside()) {
      throw new Misused(Misuse.WRITE_ONLY_VERSION_INSIDE);
    }
    var refusal = Names.refusal(name, true, Schema.Kind.RESOURCE);
    if (refusal.isPresent()) {
      throw new Misused(Misuse.WRITE_ONLY_VERSION, name, refusal.get());
    }
    return Optional.of(name);
  }

  private boolean nullIsNotEmpty() {
    var told = marks.has(NullIsNotEmpty.class);
    if (told && (!subject.nullable() || TypeReader.collection(subject.type()).isEmpty())) {
      throw new Misused(Misuse.NULL_IS_NOT_EMPTY);
    }
    return told;
  }

  private Optional<CodeBlock> equality() {
    if (marks.has(Json.class)) {
      return Optional.of(ofTexts("json", "@Json"));
    }
    if (marks.has(CaseInsensitive.class)) {
      return Optional.of(ofTexts("caseInsensitive", "@CaseInsensitive"));
    }
    var own =
        marks.find(SameWhen.class).flatMap(mark -> mark.type("value")).flatMap(Language::declared);
    if (own.isPresent()) {
      return Optional.of(own(own.get()));
    }
    return spellings ? Optional.of(CodeBlock.of("$T.byValue()", Equality.class)) : Optional.empty();
  }

  private CodeBlock ofTexts(String factory, String mark) {
    if (!Language.is(subject.type(), String.class)) {
      throw new Misused(Misuse.EQUALITY_ON_TEXT, mark);
    }
    return CodeBlock.of("$T.$L()", Equality.class, factory);
  }

  private CodeBlock own(TypeElement equality) {
    if (!Language.isConstructible(equality)) {
      throw new Misused(Misuse.CONSTRUCTOR, equality.getSimpleName());
    }
    var arguments = subject.language().arguments(equality.asType(), Equality.class);
    var boxed = subject.language().boxed(subject.type());
    if (arguments.isEmpty() || !subject.language().fits(boxed, arguments.getFirst())) {
      var what = arguments.isEmpty() ? "nothing" : Unsupported.spelled(arguments.getFirst());
      throw new Misused(
          Misuse.EQUALITY_TYPE, equality.getSimpleName(), what, Unsupported.spelled(boxed));
    }
    return CodeBlock.of("new $T()", ClassName.get(equality));
  }
}
