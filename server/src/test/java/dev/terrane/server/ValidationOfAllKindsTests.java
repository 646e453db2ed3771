package dev.terrane.server;

import static dev.terrane.rpc.action.ValidateActionConfigRpc.VALIDATE_ACTION_CONFIG;
import static dev.terrane.rpc.datasource.ValidateDataResourceConfigRpc.VALIDATE_DATA_RESOURCE_CONFIG;
import static dev.terrane.rpc.ephemeral.ValidateEphemeralResourceConfigRpc.VALIDATE_EPHEMERAL_RESOURCE_CONFIG;
import static dev.terrane.rpc.list.ValidateListResourceConfigRpc.VALIDATE_LIST_RESOURCE_CONFIG;
import static dev.terrane.rpc.provider.ValidateProviderConfigRpc.VALIDATE_PROVIDER_CONFIG;
import static dev.terrane.rpc.resource.ValidateResourceConfigRpc.VALIDATE_RESOURCE_CONFIG;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.ClientCapabilities;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.list.ValidateListResourceConfig;
import dev.terrane.engine.provider.ValidateProviderConfig;
import dev.terrane.engine.resource.ValidateResourceConfig;
import dev.terrane.engine.validation.ValidateConfig;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.combination.Combination;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.SchemaKind;
import dev.terrane.rpc.Endpoint;
import dev.terrane.rpc.Protocol;
import dev.terrane.rpc.UnaryRpc;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Rules of the configuration are the same for each kind of part. */
class ValidationOfAllKindsTests {
  private static final String THING = "fleet_thing";
  private static final Attribute<String> B = Attribute.string("b").optional();
  private static final List<Attribute<?>> EXACTLY_ONE =
      List.of(Attribute.string("a").optional().check(Combination.exactlyOneOf(B)), B);
  private static final CtyValue UNSET = CtyValue.nullOf(CtyType.STRING);
  private static final CtyValue SET = CtyValue.string("x");
  private static final CtyValue UNKNOWN = CtyValue.unknown(CtyType.STRING);

  /** A kind of part whose configuration is validated. */
  enum Kind {
    RESOURCE,
    DATA_SOURCE,
    EPHEMERAL_RESOURCE,
    ACTION,
    LIST_RESOURCE,
    PROVIDER
  }

  private static List<Diagnostic> validate(
      Kind kind, Endpoint provider, Map<String, CtyValue> config) {
    return switch (kind) {
      case RESOURCE -> validateResource(provider, config);
      case DATA_SOURCE -> validate(VALIDATE_DATA_RESOURCE_CONFIG, provider, config);
      case EPHEMERAL_RESOURCE -> validate(VALIDATE_EPHEMERAL_RESOURCE_CONFIG, provider, config);
      case ACTION -> validate(VALIDATE_ACTION_CONFIG, provider, config);
      case LIST_RESOURCE -> {
        var none = DynamicValue.ABSENT;
        var request = new ValidateListResourceConfig.Request(THING, value(config), none, none);
        yield provider.call(VALIDATE_LIST_RESOURCE_CONFIG, request).diagnostics();
      }
      case PROVIDER -> {
        var request = new ValidateProviderConfig.Request(value(config));
        yield provider.call(VALIDATE_PROVIDER_CONFIG, request).diagnostics();
      }
    };
  }

  private static List<Diagnostic> validateResource(
      Endpoint provider, Map<String, CtyValue> config) {
    var all = new LinkedHashMap<>(config);
    all.put("id", UNSET);
    var request = new ValidateResourceConfig.Request(THING, value(all), ClientCapabilities.NONE);
    return provider.call(VALIDATE_RESOURCE_CONFIG, request).diagnostics();
  }

  private static List<Diagnostic> validate(
      UnaryRpc<ValidateConfig.Request, ValidateConfig.Response> rpc,
      Endpoint provider,
      Map<String, CtyValue> config) {
    return provider.call(rpc, new ValidateConfig.Request(THING, value(config))).diagnostics();
  }

  private static DynamicValue value(Map<String, CtyValue> config) {
    var types = new LinkedHashMap<String, CtyType>();
    config.keySet().forEach(name -> types.put(name, CtyType.STRING));
    return DynamicValue.of(CtyValue.object(config), CtyType.object(types));
  }

  private static List<Diagnostic> validate(Kind kind, CtyValue a, CtyValue b) {
    return validate(kind, "", Map.of("a", a, "b", b));
  }

  private static List<Diagnostic> validate(
      Kind kind, String deprecation, Map<String, CtyValue> config) {
    var provider =
        new FleetProvider()
            .configuredBy(Schema.of(SchemaKind.PROVIDER, EXACTLY_ONE))
            .withOnly(new AllKinds(EXACTLY_ONE, deprecation).parts());
    try (var served = new ServedProvider(provider, Protocol.V6)) {
      return validate(kind, served.client(), config);
    }
  }

  @ParameterizedTest
  @EnumSource
  void aCombinationIsReportedAtEachAttribute(Kind kind) {
    assertThat(validate(kind, SET, SET))
        .allMatch(Diagnostic::isError)
        .extracting(finding -> finding.path().toString())
        .containsExactly("a", "b");
    assertThat(validate(kind, UNSET, UNSET))
        .singleElement()
        .satisfies(finding -> assertThat(finding.path().isRoot()).isTrue());
    assertThat(validate(kind, SET, UNSET)).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void nothingIsReportedWhileAnUnknownValueMayDecide(Kind kind) {
    assertThat(validate(kind, UNKNOWN, UNSET)).isEmpty();
    assertThat(validate(kind, UNKNOWN, SET)).isEmpty();
    assertThat(validate(kind, UNKNOWN, UNKNOWN)).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "PROVIDER")
  void aDeprecatedPartWarns(Kind kind) {
    assertThat(validate(kind, "Use another.", Map.of("a", SET, "b", UNSET)))
        .singleElement()
        .satisfies(warning -> {
          assertThat(warning.isError()).isFalse();
          assertThat(warning.summary()).startsWith("Deprecated: ").contains(THING);
          assertThat(warning.detail()).contains("Use another.");
        });
  }
}
