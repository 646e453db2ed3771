package dev.terrane.server.mux;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyPath;
import dev.terrane.engine.DynamicValue;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.Schema;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A provider configuration for each provider.
 *
 * @param schema the schema of this provider
 * @param existing the existing providers
 * @param config the user's configuration
 */
record SplitConfig(Schema schema, List<ExistingEndpoint> existing, DynamicValue config) {
  /** The configuration of this provider; empty, with a diagnostic, if there is none. */
  Optional<DynamicValue> own(List<Diagnostic> diagnostics) {
    return attempt(() -> merged().own(config), "this provider", diagnostics);
  }

  /** The configuration of an existing provider; empty, with a diagnostic, if there is none. */
  Optional<DynamicValue> of(ExistingEndpoint one, List<Diagnostic> diagnostics) {
    return diagnostics.stream().anyMatch(Diagnostic::isError)
        ? Optional.empty()
        : attempt(() -> merged().of(one, config), one.name(), diagnostics);
  }

  private MergedConfig merged() {
    return new MergedConfig(schema, existing);
  }

  // The mapping is author code and may throw any exception.
  private static Optional<DynamicValue> attempt(
      Supplier<DynamicValue> value, String name, List<Diagnostic> diagnostics) {
    try {
      return Optional.of(value.get());
    } catch (ConnectionException e) {
      diagnostics.add(FailedCall.of(e).diagnostic());
    } catch (CtyException e) {
      diagnostics.add(failure(e.path(), name, e.reason()));
    } catch (RuntimeException e) {
      diagnostics.add(failure(CtyPath.ROOT, name, e.toString()));
    }
    return Optional.empty();
  }

  private static Diagnostic failure(CtyPath path, String name, String reason) {
    return Diagnostic.error(
        path,
        "Provider configuration cannot be passed on",
        "The provider block cannot be converted to the configuration of %s: %s."
            .formatted(name, reason));
  }
}
