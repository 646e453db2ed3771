package dev.terrane.processor;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import dev.terrane.processor.diagnostic.Reporter;
import dev.terrane.processor.emit.Emitter;
import dev.terrane.processor.model.Declaration;
import dev.terrane.processor.source.LanguageModel;
import dev.terrane.provider.provisioner.ProvisionerType;
import dev.terrane.provider.schema.ProviderType;
import java.io.IOException;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.tools.Diagnostic;

/// The annotation processor: generates the model of each annotated record, and the service entry of
/// each provider and provisioner. Compilers find it by its service entry.
public final class TerraneProcessor extends AbstractProcessor {
  static final List<Kind<?>> KINDS =
      List.of(
          new SharedKind(),
          new ManagedResourceKind(),
          new DataSourceKind(),
          new EphemeralResourceKind(),
          new ListResourceKind(),
          new ActionKind(),
          new StateStoreKind(),
          new ProvisionerKind(),
          new ProviderConfigKind(),
          new ProviderKind(),
          new FunctionKind());

  /// The option with the version of the provider.
  private static final String VERSION = "terrane.version";

  private final List<Kind<?>> kinds;
  private final Set<String> waiting = new LinkedHashSet<>();
  private final Set<String> generated = new HashSet<>();
  private final Set<String> providers = new LinkedHashSet<>();
  private final ProvisionerClasses provisioners = new ProvisionerClasses();

  /// Used by compilers, through the service entry.
  public TerraneProcessor() {
    this(KINDS);
  }

  TerraneProcessor(List<Kind<?>> kinds) {
    this.kinds = kinds;
  }

  /// All annotation types, because a provider is a class without an annotation.
  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return Set.of("*");
  }

  @Override
  public Set<String> getSupportedOptions() {
    return Set.of(VERSION);
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment environment) {
    var language = new LanguageModel(processingEnv.getElementUtils(), processingEnv.getTypeUtils());
    var types = types(environment, language);
    var ready = new LinkedHashSet<TypeElement>();
    for (var type : types) {
      // The class of another processor may exist in the next round.
      if (!environment.processingOver() && language.isIncomplete(type)) {
        waiting.add(type.getQualifiedName().toString());
      } else {
        ready.add(type);
      }
    }
    var round =
        new ProcessingRound(
            ready,
            generated,
            language,
            Reporter.to(processingEnv.getMessager()),
            Optional.ofNullable(processingEnv.getOptions().get(VERSION)));
    kinds.forEach(kind -> write(kind, round));
    provisioners.add(round);
    if (environment.processingOver()) {
      var filer = processingEnv.getFiler();
      new ServiceEntries(filer, language, ProviderType.class).write(providers);
      new ServiceEntries(filer, language, ProvisionerType.class).write(provisioners.names(round));
    }
    return false;
  }

  /// The types of this round, and those that earlier rounds could not read.
  private Set<TypeElement> types(RoundEnvironment environment, LanguageModel language) {
    var types = new LinkedHashSet<TypeElement>();
    waiting.stream().flatMap(name -> language.find(name).stream()).forEach(types::add);
    waiting.clear();
    ElementFilter.typesIn(environment.getRootElements()).forEach(type -> add(type, types));
    return types;
  }

  private static void add(TypeElement type, Set<TypeElement> types) {
    types.add(type);
    ElementFilter.typesIn(type.getEnclosedElements()).forEach(inner -> add(inner, types));
  }

  private <D extends Declaration> void write(Kind<D> kind, ProcessingRound round) {
    kind.read(round).forEach(declaration -> write(declaration, kind.write(declaration)));
  }

  private void write(Declaration declaration, JavaFile file) {
    try {
      hint(declaration, file);
      write(file);
    } catch (IOException e) {
      var place = declaration.origins().stream().findFirst().<Element>map(one -> one).orElse(null);
      var text = "failed to write the generated class: " + e.getMessage();
      processingEnv.getMessager().printMessage(Diagnostic.Kind.ERROR, text, place);
    }
    if (declaration instanceof Declaration.ProviderEntry entry) {
      providers.add(entry.type().reflectionName());
    }
  }

  private void hint(Declaration declaration, JavaFile file) {
    var language = new LanguageModel(processingEnv.getElementUtils(), processingEnv.getTypeUtils());
    for (var text : new AddedNestedViews(language).hints(file)) {
      for (var place : declaration.origins()) {
        processingEnv.getMessager().printMessage(Diagnostic.Kind.NOTE, text, place);
      }
    }
  }

  private void write(JavaFile file) throws IOException {
    var type = file.typeSpec();
    var name = ClassName.get(file.packageName(), type.name()).reflectionName();
    var origins = type.originatingElements().toArray(Element[]::new);
    try (var out = processingEnv.getFiler().createSourceFile(name, origins).openWriter()) {
      out.write(Emitter.text(file));
    }
  }
}
