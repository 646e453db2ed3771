package dev.terrane.processor.read;

import com.palantir.javapoet.CodeBlock;
import dev.terrane.processor.diagnostic.CompileError;
import dev.terrane.processor.diagnostic.CompileErrorException;
import dev.terrane.processor.model.ComponentTraits;
import dev.terrane.processor.model.Shape;
import dev.terrane.processor.model.ValueSource;
import dev.terrane.processor.source.Annotations;
import dev.terrane.processor.source.TerraformNames;
import dev.terrane.processor.type.AttributeTypeReader;
import dev.terrane.processor.type.AttributeTypeReader.Collection;
import dev.terrane.processor.type.EqualityReader;
import dev.terrane.processor.type.Scalar;
import dev.terrane.processor.type.UnsupportedType;
import dev.terrane.provider.attribute.ConfigOnly;
import dev.terrane.provider.attribute.DeprecatedArgument;
import dev.terrane.provider.attribute.Identity;
import dev.terrane.provider.attribute.NullIsNotEmpty;
import dev.terrane.provider.attribute.RequiresReplace;
import dev.terrane.provider.attribute.SameWhen;
import dev.terrane.provider.attribute.Sensitive;
import dev.terrane.provider.attribute.WriteOnly;
import dev.terrane.provider.schema.SchemaKind;
import java.util.Optional;
import java.util.function.Supplier;
import javax.lang.model.type.TypeMirror;

/// Reads the traits of a component.
final class ComponentTraitsReader {
  private final ComponentDeclaration declaration;
  private final Annotations annotations;
  private final Shape shape;
  private final boolean equivalentValues;

  ComponentTraitsReader(ComponentDeclaration declaration, ShapeReader.ReadShape formed) {
    this.declaration = declaration;
    this.annotations = declaration.annotations();
    this.shape = formed.shape();
    this.equivalentValues = formed.equivalentValues();
  }

  ComponentTraits read(ValueSource source) {
    var identity = attempt(() -> identity(source), ComponentTraits.Identity.NO);
    var writeOnly = attempt(this::isWriteOnly, false);
    var version =
        writeOnly ? attempt(this::version, Optional.<String>empty()) : Optional.<String>empty();
    return new ComponentTraits(
        identity,
        attempt(() -> replace(source, identity, writeOnly), new ComponentTraits.Replace.Never()),
        writeOnly,
        version,
        annotations.has(ConfigOnly.class),
        annotations.has(Sensitive.class),
        attempt(this::nullIsNotEmpty, false),
        annotations.find(DeprecatedArgument.class).map(annotation -> annotation.text("value")),
        new ComponentConstraints(declaration).read(source),
        new CombinationReader(declaration).read(),
        attempt(this::equality, Optional.<CodeBlock>empty()));
  }

  private <T> T attempt(Supplier<T> reading, T harmless) {
    return declaration.report().attempt(declaration.element(), reading, () -> harmless);
  }

  private ComponentTraits.Identity identity(ValueSource source) {
    var annotation = annotations.find(Identity.class);
    if (annotation.isEmpty()) {
      return ComponentTraits.Identity.NO;
    }
    var mutable = annotation.get().flag("mutable");
    checkType(source);
    if (mutable && source instanceof ValueSource.Computed) {
      throw new CompileErrorException(CompileError.IDENTITY_MUTABLE_COMPUTED);
    }
    return new ComponentTraits.Identity(true, mutable, annotation.get().flag("optionalForImport"));
  }

  private void checkType(ValueSource source) {
    if (!isIdentifying()) {
      throw new CompileErrorException(CompileError.IDENTITY_TYPE);
    }
    if (declaration.nullable()) {
      throw new CompileErrorException(
          source instanceof ValueSource.Optional
              ? CompileError.IDENTITY_NULLABLE
              : CompileError.IDENTITY_NULLABLE_COMPUTED);
    }
  }

  /// Whether its type in Terraform is string, number or bool, or a list or set of these (S22).
  private boolean isIdentifying() {
    var type = declaration.type();
    return shape instanceof Shape.Plain
        && AttributeTypeReader.collection(type)
            .map(collection ->
                collection != Collection.MAP
                    && isElement(AttributeTypeReader.element(type, collection)))
            .orElseGet(() -> isPrimitive(type));
  }

  private static boolean isElement(TypeMirror type) {
    return isPrimitive(type) && !Annotations.isNullable(type);
  }

  private static boolean isPrimitive(TypeMirror type) {
    return AttributeTypeReader.collection(type).isEmpty()
        && Scalar.of(type).filter(Scalar.ANY::equals).isEmpty();
  }

  private ComponentTraits.Replace replace(
      ValueSource source, ComponentTraits.Identity identity, boolean writeOnly) {
    var annotation = annotations.find(RequiresReplace.class);
    if (annotation.isEmpty()) {
      var replaces = declaration.context().replace() && !writeOnly && !identity.member();
      return replaces && isArgument(source)
          ? new ComponentTraits.Replace.Always()
          : new ComponentTraits.Replace.Never();
    }
    var when = annotation.get().text("when");
    checkIdentity(source, identity, when);
    if (when.isEmpty() && annotation.get().isGiven("in")) {
      throw new CompileErrorException(CompileError.IN_ALONE, "when", "when");
    }
    // The compiler reports missing classes.
    return when.isEmpty() || annotation.get().isIncomplete()
        ? new ComponentTraits.Replace.Always()
        : new FormulaReader(declaration, declaration.holder(annotation.get())).predicate(when);
  }

  private static void checkIdentity(
      ValueSource source, ComponentTraits.Identity identity, String when) {
    if (identity.member() && !identity.mutable() && isArgument(source)) {
      throw new CompileErrorException(CompileError.REPLACE_ON_IDENTITY);
    }
    if (identity.mutable() && when.isEmpty()) {
      throw new CompileErrorException(CompileError.REPLACE_ON_MUTABLE);
    }
  }

  private static boolean isArgument(ValueSource source) {
    return !(source instanceof ValueSource.Computed) && !(source instanceof ValueSource.Derived);
  }

  private boolean isWriteOnly() {
    if (!annotations.has(WriteOnly.class)) {
      return false;
    }
    if (shape instanceof Shape.Nested) {
      throw new CompileErrorException(CompileError.WRITE_ONLY_NESTED);
    }
    if (!declaration.nullable() && declaration.context().kind().isManaged()) {
      var boxed = declaration.language().boxed(declaration.type());
      throw new CompileErrorException(
          CompileError.WRITE_ONLY_NOT_NULL, UnsupportedType.sourceName(boxed));
    }
    return true;
  }

  private Optional<String> version() {
    var name =
        annotations.find(WriteOnly.class).map(annotation -> annotation.text("version")).orElse("");
    if (name.isEmpty()) {
      return Optional.empty();
    }
    if (declaration.context().inside()) {
      throw new CompileErrorException(CompileError.WRITE_ONLY_VERSION_INSIDE);
    }
    var refusal = TerraformNames.refusal(name, true, SchemaKind.RESOURCE);
    if (refusal.isPresent()) {
      throw new CompileErrorException(CompileError.WRITE_ONLY_VERSION, name, refusal.get());
    }
    return Optional.of(name);
  }

  private boolean nullIsNotEmpty() {
    var isPossible =
        declaration.nullable() && AttributeTypeReader.collection(declaration.type()).isPresent();
    var isPresent = annotations.has(NullIsNotEmpty.class);
    if (isPresent && !isPossible) {
      throw new CompileErrorException(CompileError.NULL_IS_NOT_EMPTY);
    }
    // In a type there is no rule that null and empty are the same.
    return isPresent || (isPossible && declaration.context().type());
  }

  /// The equality. That of a type is left out where nothing compares values: those of a
  /// configuration alone are not stored.
  private Optional<CodeBlock> equality() {
    return new EqualityReader(declaration.language())
        .read(annotations, declaration.type(), equivalentValues)
        .filter(_ -> annotations.has(SameWhen.class) || declaration.context().compares());
  }
}
