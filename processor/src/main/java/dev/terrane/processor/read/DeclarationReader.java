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
import dev.terrane.provider.Timeouts;
import dev.terrane.provider.attribute.RequiresReplace;
import dev.terrane.provider.resource.Former;
import dev.terrane.provider.schema.SchemaKind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
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

  /// Reads the records of states that a resource takes over.
  ///
  /// @param record the record
  /// @param annotation its `@ManagedResource`
  /// @return the records in the order of their versions, then those of other resource types
  public List<Declaration.FormerRecord> former(TypeElement record, AppliedAnnotation annotation) {
    var states = new FormerStates(annotation.number("version"));
    var all = new ArrayList<Declaration.FormerRecord>();
    for (var type : annotation.types("former")) {
      report.attempt(
          record, () -> all.add(former(type.toString(), LanguageModel.declared(type), states)));
    }
    all.sort(Comparator.comparingInt(DeclarationReader::firstVersion));
    return all;
  }

  private static int firstVersion(Declaration.FormerRecord one) {
    return one.versions().stream().mapToInt(version -> version).min().orElse(Integer.MAX_VALUE);
  }

  private Declaration.FormerRecord former(
      String name, Optional<TypeElement> type, FormerStates states) {
    var annotations =
        type.filter(LanguageModel::isRecord)
            .map(one -> Annotations.of(one).all(Former.class, Former.List.class))
            .orElseGet(List::of);
    if (annotations.isEmpty()) {
      throw new CompileErrorException(
          CompileError.PRIOR_SCHEMA_UNMARKED, name.substring(name.lastIndexOf('.') + 1));
    }
    var record = type.orElseThrow();
    if (!LanguageModel.isVisible(record)) {
      throw new CompileErrorException(CompileError.PRIVATE, record.getSimpleName());
    }
    var versions = new ArrayList<Integer>();
    var sources = new ArrayList<Declaration.FormerSource>();
    for (var annotation : annotations) {
      states.add(record.getSimpleName().toString(), annotation, versions, sources);
    }
    Collections.sort(versions);
    var context = RecordContext.of(RecordRole.Inner.PRIOR_SCHEMA);
    var place = services.viewNames().inside(record, context);
    var read = new RecordReader(services).read(record, place, context);
    return new Declaration.FormerRecord(read, List.copyOf(versions), List.copyOf(sources));
  }

  /// The states that a resource takes over, each by one record.
  ///
  /// @param current the schema version of the resource
  /// @param known the states that have a record
  private record FormerStates(long current, Set<String> known) {
    private static final Pattern TYPE = Pattern.compile("[a-z][a-z0-9]*_[a-z0-9_]+");
    private static final Pattern PROVIDER = Pattern.compile("[^/\\s]+(/[^/\\s]+){0,2}");

    FormerStates(long current) {
      this(current, new HashSet<>());
    }

    void add(
        String record,
        AppliedAnnotation annotation,
        List<Integer> versions,
        List<Declaration.FormerSource> sources) {
      var version = (int) annotation.number("version");
      var type = annotation.text("type");
      var provider = annotation.text("provider");
      check(version, type, provider);
      if (!known.add(type + " " + provider + " " + version)) {
        throw type.isEmpty()
            ? new CompileErrorException(CompileError.PRIOR_SCHEMA_TWICE, record, version)
            : new CompileErrorException(
                CompileError.FORMER_SOURCE_TWICE, record, source(type, version, provider));
      }
      if (type.isEmpty()) {
        versions.add(version);
      } else {
        sources.add(
            new Declaration.FormerSource(
                type,
                version == Former.ANY_VERSION ? OptionalInt.empty() : OptionalInt.of(version),
                provider));
      }
    }

    private static String source(String type, int version, String provider) {
      return type
          + (version == Former.ANY_VERSION ? "" : " (version " + version + ")")
          + (provider.isEmpty() ? "" : " of the provider " + provider);
    }

    private void check(int version, String type, String provider) {
      if (type.isEmpty()) {
        checkVersion(version, provider);
        return;
      }
      if (version < Former.ANY_VERSION) {
        throw new CompileErrorException(CompileError.NEGATIVE_VERSION);
      }
      if (!TYPE.matcher(type).matches()) {
        throw new CompileErrorException(CompileError.FORMER_TYPE, type);
      }
      if (!provider.isEmpty() && !PROVIDER.matcher(provider).matches()) {
        throw new CompileErrorException(CompileError.FORMER_PROVIDER, provider);
      }
    }

    private void checkVersion(int version, String provider) {
      if (version < 0 || version >= current) {
        throw new CompileErrorException(CompileError.PRIOR_SCHEMA_VERSION, current);
      }
      if (!provider.isEmpty()) {
        throw new CompileErrorException(CompileError.FORMER_PROVIDER_ALONE);
      }
    }
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
