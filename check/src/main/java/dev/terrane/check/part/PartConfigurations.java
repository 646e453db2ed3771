package dev.terrane.check.part;

import static dev.terrane.rpc.action.ValidateActionConfigRpc.VALIDATE_ACTION_CONFIG;
import static dev.terrane.rpc.datasource.ValidateDataResourceConfigRpc.VALIDATE_DATA_RESOURCE_CONFIG;
import static dev.terrane.rpc.ephemeral.ValidateEphemeralResourceConfigRpc.VALIDATE_EPHEMERAL_RESOURCE_CONFIG;
import static dev.terrane.rpc.list.ValidateListResourceConfigRpc.VALIDATE_LIST_RESOURCE_CONFIG;
import static dev.terrane.rpc.provider.ValidateProviderConfigRpc.VALIDATE_PROVIDER_CONFIG;
import static dev.terrane.rpc.resource.ValidateResourceConfigRpc.VALIDATE_RESOURCE_CONFIG;
import static dev.terrane.rpc.statestore.ValidateStateStoreConfigRpc.VALIDATE_STATE_STORE_CONFIG;

import dev.terrane.core.CoreOptions;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.list.ValidateListResourceConfig;
import dev.terrane.engine.part.Kind;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.provider.ValidateProviderConfig;
import dev.terrane.engine.resource.ValidateResourceConfig;
import dev.terrane.engine.validation.ValidateConfig;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.Schema;
import dev.terrane.rpc.Endpoint;
import java.util.List;
import java.util.Optional;

/// Validates configurations of parts that have a schema.
final class PartConfigurations {
  private static final List<Kind<?, Schema>> KINDS =
      List.of(
          Kinds.RESOURCE,
          Kinds.DATA_SOURCE,
          Kinds.EPHEMERAL_RESOURCE,
          Kinds.LIST_RESOURCE,
          Kinds.ACTION,
          Kinds.STATE_STORE);

  private PartConfigurations() {}

  /// The schema of a part; empty for a function and for a schema that is not valid.
  static Optional<Schema> schema(CheckedPart part, CheckContext context) {
    var usable = context.provider().schemas().usable();
    if (part.kind().isEmpty()) {
      return Optional.of(usable.provider());
    }
    return KINDS.stream()
        .filter(part::is)
        .findFirst()
        .flatMap(kind -> Optional.ofNullable(usable.parts().of(kind).get(part.name())));
  }

  /// Calls the validation of a part.
  static List<Diagnostic> validate(
      Endpoint provider, CheckedPart part, Schema schema, CtyValue config) {
    var encoded = DynamicValue.of(config, schema.type());
    if (part.kind().isEmpty()) {
      var request = new ValidateProviderConfig.Request(encoded);
      return provider.call(VALIDATE_PROVIDER_CONFIG, request).diagnostics();
    }
    if (part.is(Kinds.RESOURCE)) {
      var request =
          new ValidateResourceConfig.Request(
              part.name(), encoded, CoreOptions.TERRAFORM_1_16.capabilities());
      return provider.call(VALIDATE_RESOURCE_CONFIG, request).diagnostics();
    }
    if (part.is(Kinds.LIST_RESOURCE)) {
      var request =
          new ValidateListResourceConfig.Request(
              part.name(), encoded, DynamicValue.ABSENT, DynamicValue.ABSENT);
      return provider.call(VALIDATE_LIST_RESOURCE_CONFIG, request).diagnostics();
    }
    return validateOther(provider, part, new ValidateConfig.Request(part.name(), encoded));
  }

  private static List<Diagnostic> validateOther(
      Endpoint provider, CheckedPart part, ValidateConfig.Request request) {
    var rpc =
        part.is(Kinds.DATA_SOURCE)
            ? VALIDATE_DATA_RESOURCE_CONFIG
            : part.is(Kinds.EPHEMERAL_RESOURCE)
                ? VALIDATE_EPHEMERAL_RESOURCE_CONFIG
                : part.is(Kinds.ACTION) ? VALIDATE_ACTION_CONFIG : VALIDATE_STATE_STORE_CONFIG;
    return provider.call(rpc, request).diagnostics();
  }
}
