package dev.terrane.processor.read;

import com.palantir.javapoet.ClassName;
import dev.terrane.processor.diagnostic.CompileError;
import dev.terrane.processor.diagnostic.CompileErrorException;
import dev.terrane.processor.diagnostic.Reporter;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Declaration;
import dev.terrane.processor.source.Annotations;
import dev.terrane.processor.source.AppliedAnnotation;
import dev.terrane.processor.source.LanguageModel;
import dev.terrane.provider.Former;
import dev.terrane.provider.Timeouts;
import dev.terrane.provider.attribute.RequiresReplace;
import dev.terrane.provider.schema.SchemaKind;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/// Reads everything that one generated class requires.
public final class DeclarationReader {
  private final ReaderServices services;
  private final Reporter report;
  private final LanguageModel language;

  /// Creates the reader.
  ///
  /// @param language the types of the compiler
  /// @param report receives the errors
  /// @param model the class that will be generated
  /// @param shared whether other models refer to it
  public DeclarationReader(
      LanguageModel language, Reporter report, ClassName model, boolean shared) {
    this.services = new ReaderServices(language, report, new ViewNameAllocator(model, shared));
    this.report = report;
    this.language = language;
  }

  /// Checks whether a class can be generated for an element, and reports the reason if not.
  ///
  /// @param language the types of the compiler
  /// @param report receives the errors
  /// @param element an annotated element
  /// @param annotation the name of the annotation
  /// @return the record, if generated code can use it
  public static Optional<TypeElement> usable(
      LanguageModel language, Reporter report, Element element, String annotation) {
    if (!(element instanceof TypeElement record) || !LanguageModel.isRecord(element)) {
      report.error(element, CompileError.NOT_A_RECORD, annotation, element.getSimpleName());
      return Optional.empty();
    }
    if (!LanguageModel.isVisible(record)) {
      report.error(element, CompileError.PRIVATE, record.getSimpleName());
      return Optional.empty();
    }
    if (!record.getTypeParameters().isEmpty()) {
      report.error(element, CompileError.GENERIC, record.getSimpleName());
      return Optional.empty();
    }
    return Optional.of(record);
  }

  /// Reads a record.
  ///
  /// @param record the record
  /// @param role its role
  /// @return the model of the record
  public AttributeRecord record(TypeElement record, RecordRole role) {
    var replace = Annotations.of(record).find(RequiresReplace.class);
    if (replace
        .filter(annotation -> annotation.isGiven("when") || annotation.isGiven("in"))
        .isPresent()) {
      report.error(record, CompileError.REPLACE_WHEN_ON_RECORD);
    }
    var context = RecordContext.of(role);
    return new RecordReader(services)
        .read(
            record,
            services.viewNames().top(),
            replace.isPresent() ? context.replacing() : context);
  }

  /// Reads the import template.
  ///
  /// @param record the record
  /// @param read the model of the record
  /// @return the template
  public Optional<String> importId(TypeElement record, AttributeRecord read) {
    var ids = new ImportIdReader(record, read);
    return report.attempt(record, ids::read, ids::harmless);
  }

  /// Reads the timeouts that users can set.
  ///
  /// @param record the record
  /// @param read the model of the record
  /// @param kind has the operations
  /// @return the timeouts, if there are any
  public Optional<Declaration.TimeoutDefaults> timeouts(
      TypeElement record, AttributeRecord read, SchemaKind kind) {
    return Annotations.of(record)
        .find(Timeouts.class)
        .map(annotation -> new TimeoutsReader(report, record, kind).read(annotation, read));
  }

  /// Reads the records of prior schema versions.
  ///
  /// @param record the record
  /// @param annotation its `@ManagedResource`
  /// @return the records in the order of their versions
  public List<Declaration.PriorSchemaRecord> priorSchemas(
      TypeElement record, AppliedAnnotation annotation) {
    var current = annotation.number("version");
    var versions = new HashSet<Long>();
    var all = new TreeMap<Long, Declaration.PriorSchemaRecord>();
    for (var type : annotation.types("former")) {
      report.attempt(
          record,
          () -> {
            var prior = prior(type.toString(), LanguageModel.declared(type), current);
            if (!versions.add(prior.getKey())) {
              throw new CompileErrorException(
                  CompileError.PRIOR_SCHEMA_TWICE,
                  prior.getValue().getSimpleName(),
                  prior.getKey());
            }
            all.put(prior.getKey(), prior(prior.getKey(), prior.getValue()));
          });
    }
    return new ArrayList<>(all.values());
  }

  private Map.Entry<Long, TypeElement> prior(
      String name, Optional<TypeElement> type, long current) {
    var record = type.filter(LanguageModel::isRecord);
    var annotation = record.flatMap(one -> Annotations.of(one).find(Former.class));
    if (record.isEmpty() || annotation.isEmpty()) {
      throw new CompileErrorException(
          CompileError.PRIOR_SCHEMA_UNMARKED, name.substring(name.lastIndexOf('.') + 1));
    }
    if (!LanguageModel.isVisible(record.get())) {
      throw new CompileErrorException(CompileError.PRIVATE, record.get().getSimpleName());
    }
    var version = annotation.get().number("version");
    if (version < 0 || version >= current) {
      throw new CompileErrorException(CompileError.PRIOR_SCHEMA_VERSION, current);
    }
    return Map.entry(version, record.get());
  }

  private Declaration.PriorSchemaRecord prior(long version, TypeElement record) {
    var place = services.viewNames().inside(record, false);
    var read =
        new RecordReader(services)
            .read(record, place, RecordContext.of(RecordRole.Inner.PRIOR_SCHEMA));
    return new Declaration.PriorSchemaRecord((int) version, read);
  }

  /// Reads a function.
  ///
  /// @param method the method
  /// @param annotation its `@ProviderFunction`
  /// @return the function, if it can be called
  public Optional<Declaration.Function> function(
      ExecutableElement method, AppliedAnnotation annotation) {
    return report.attempt(
        method,
        () -> Optional.of(new FunctionReader(services).read(method, annotation)),
        Optional::<Declaration.Function>empty);
  }

  /// {@return the types of the compiler}
  public LanguageModel language() {
    return language;
  }
}
