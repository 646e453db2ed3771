package dev.terrane.testkit.junit;

import dev.terrane.provider.schema.ProviderType;
import dev.terrane.testkit.cli.Cli;
import dev.terrane.testkit.cli.CliFeature;
import dev.terrane.testkit.core.Core;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.ReflectionSupport;

/// Provides the tests of one run with Core, and skips those that need a newer CLI.
///
/// @param provider the class of the provider's type
/// @param cli the CLI; empty for Core in Java
record CoreExtension(Class<? extends ProviderType<?, ?>> provider, Optional<Cli> cli)
    implements ParameterResolver, AfterEachCallback, ExecutionCondition {
  private static final Namespace NAMESPACE = Namespace.create(CoreExtension.class);

  String engine() {
    return cli.map(Cli::toString).orElse("Core in Java");
  }

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getParameter().getType() == Core.class;
  }

  /// A constructor gets the same Core as the test that it is called for.
  @Override
  public ExtensionContextScope getTestInstantiationExtensionContextScope(ExtensionContext root) {
    return ExtensionContextScope.TEST_METHOD;
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    return context.getStore(NAMESPACE).computeIfAbsent(Core.class, _ -> core(context), Core.class);
  }

  private Core core(ExtensionContext context) {
    var core = Core.of(ReflectionSupport.newInstance(provider));
    return cli.map(one -> core.on(one, name(context))).orElse(core);
  }

  private static String name(ExtensionContext context) {
    var method = context.getTestMethod().map(one -> "." + one.getName()).orElse("");
    return context.getRequiredTestClass().getSimpleName() + method;
  }

  /// Before directories of the test are deleted.
  @Override
  public void afterEach(ExtensionContext context) {
    var core = context.getStore(NAMESPACE).remove(Core.class, Core.class);
    if (core != null) {
      core.close();
    }
  }

  @Override
  public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
    var missing =
        Stream.of(context.getElement(), context.getTestClass())
            .flatMap(one -> AnnotationSupport.findAnnotation(one, Needs.class).stream())
            .flatMap(needs -> Arrays.stream(needs.value()))
            .filter(feature -> !has(feature))
            .distinct()
            .map(feature -> feature + " needs " + feature.needs())
            .collect(Collectors.joining(", "));
    return missing.isEmpty()
        ? ConditionEvaluationResult.enabled("all features exist")
        : ConditionEvaluationResult.disabled(missing + "; this is " + engine());
  }

  private boolean has(CliFeature feature) {
    return cli.map(one -> one.has(feature)).orElse(feature != CliFeature.HCL);
  }
}
