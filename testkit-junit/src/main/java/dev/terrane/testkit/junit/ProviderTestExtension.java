package dev.terrane.testkit.junit;

import dev.terrane.testkit.cli.Cli;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ClassTemplateInvocationContext;
import org.junit.jupiter.api.extension.ClassTemplateInvocationContextProvider;
import org.junit.jupiter.api.extension.Extension;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.platform.commons.support.AnnotationSupport;

/// Runs a class with [ProviderTest] once on Core in Java, or once on each selected CLI.
final class ProviderTestExtension implements ClassTemplateInvocationContextProvider {
  private static final String CLIS = "terrane.cli";

  @Override
  public boolean supportsClassTemplate(ExtensionContext context) {
    return AnnotationSupport.isAnnotated(context.getRequiredTestClass(), ProviderTest.class);
  }

  @Override
  public Stream<? extends ClassTemplateInvocationContext> provideClassTemplateInvocationContexts(
      ExtensionContext context) {
    var provider =
        AnnotationSupport.findAnnotation(context.getRequiredTestClass(), ProviderTest.class)
            .orElseThrow()
            .value();
    var clis = Cli.selected(context.getConfigurationParameter(CLIS).orElse(""));
    var engines =
        clis.isEmpty() ? Stream.of(Optional.<Cli>empty()) : clis.stream().map(Optional::of);
    return engines.map(cli -> new Invocation(new CoreExtension(provider, cli)));
  }

  /// One run of the class.
  ///
  /// @param cores provides the tests with Core
  private record Invocation(CoreExtension cores) implements ClassTemplateInvocationContext {
    @Override
    public String getDisplayName(int index) {
      return cores.engine();
    }

    @Override
    public List<Extension> getAdditionalExtensions() {
      return List.of(cores);
    }
  }
}
