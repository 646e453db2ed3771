package dev.terrane.core;

import static dev.terrane.core.ProviderDouble.ERROR;
import static dev.terrane.core.ProviderDouble.STRING;
import static dev.terrane.rpc.datasource.ReadDataSourceRpc.READ_DATA_SOURCE;
import static dev.terrane.rpc.datasource.ValidateDataResourceConfigRpc.VALIDATE_DATA_RESOURCE_CONFIG;
import static dev.terrane.rpc.provider.GetProviderSchemaRpc.GET_PROVIDER_SCHEMA;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.ServerCapabilities;
import dev.terrane.engine.datasource.ReadDataSource;
import dev.terrane.engine.part.Declarations;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.provider.GetProviderSchema;
import dev.terrane.engine.validation.ValidateConfig;
import dev.terrane.provider.Deferred;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Schema;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Data sources are validated, then read at a configured provider. */
final class DataSourceTests {
  private static final Schema SCHEMA =
      Schema.dataSource(Attribute.string("name").required(), Attribute.string("size").computed());
  private static final CtyValue CONFIG = object(CtyValue.nullOf(STRING));
  private static final CtyValue FOUND = object(CtyValue.string("big"));

  private final ProviderDouble provider = new ProviderDouble();
  private final DataSourceCalls source = source();

  private static CtyValue object(CtyValue size) {
    return CtyValue.object(Map.of("name", CtyValue.string("a"), "size", size));
  }

  private DataSourceCalls source() {
    provider
        .set(
            GET_PROVIDER_SCHEMA,
            _ ->
                new GetProviderSchema.Response(
                    Schema.provider(),
                    Declarations.NONE.with(Kinds.DATA_SOURCE, Map.of("t_image", SCHEMA)),
                    ServerCapabilities.CURRENT,
                    List.of()))
        .set(VALIDATE_DATA_RESOURCE_CONFIG, _ -> new ValidateConfig.Response(List.of()));
    returns(DynamicValue.of(FOUND, SCHEMA.type()), Optional.empty(), List.of());
    var found = new Core(provider, CoreOptions.TERRAFORM_1_16).dataSource("t_image");
    provider.calls();
    return found;
  }

  private void returns(
      DynamicValue state, Optional<Deferred.Reason> deferral, List<Diagnostic> diagnostics) {
    provider.set(READ_DATA_SOURCE, _ -> new ReadDataSource.Response(state, deferral, diagnostics));
  }

  @Test
  void readValidatesFirstAtAConfiguredProvider() {
    var result = source.read(CONFIG);
    assertThat(result.value()).contains(FOUND);
    assertThat(result.findings().all()).isEmpty();
    assertThat(provider.calls()).isEqualTo("| V R");
  }

  @Test
  void validateNeedsNoConfiguredProvider() {
    assertThat(source.validate(CONFIG).ok()).isTrue();
    assertThat(provider.calls()).isEqualTo("V");
  }

  @Test
  void anInvalidConfigurationIsNotRead() {
    provider.set(VALIDATE_DATA_RESOURCE_CONFIG, _ -> new ValidateConfig.Response(ERROR));
    var result = source.read(CONFIG);
    assertThat(result.value()).isEmpty();
    assertThat(result.findings().all()).isEqualTo(ERROR);
    assertThat(provider.calls()).isEqualTo("| V");
  }

  @Test
  void anErrorOfReadHasNoValue() {
    returns(DynamicValue.ABSENT, Optional.empty(), ERROR);
    var result = source.read(CONFIG);
    assertThat(result.value()).isEmpty();
    assertThat(result.findings().all()).isEqualTo(ERROR);
  }

  @Test
  void ds3AnUnknownResultIsRejected() {
    var unknown = object(CtyValue.unknown(STRING));
    returns(DynamicValue.of(unknown, SCHEMA.type()), Optional.empty(), List.of());
    assertThatThrownBy(() -> source.read(CONFIG))
        .isInstanceOf(CoreException.class)
        .hasMessageContaining("(DS3)");
  }

  @Test
  void r3ADeferralThatWasNotAllowedIsRejected() {
    returns(
        DynamicValue.of(FOUND, SCHEMA.type()),
        Optional.of(Deferred.Reason.PROVIDER_CONFIG_UNKNOWN),
        List.of());
    assertThatThrownBy(() -> source.read(CONFIG))
        .isInstanceOf(CoreException.class)
        .hasMessageContaining("(R3)");
  }

  @Test
  void df3ADeferralThatIsAllowedHasNoValue() {
    returns(
        DynamicValue.of(CtyValue.unknown(SCHEMA.type()), SCHEMA.type()),
        Optional.of(Deferred.Reason.ABSENT_PREREQUISITE),
        List.of());
    var options = CoreOptions.TERRAFORM_1_16.allowingDeferral();
    var result = new Core(provider, options).dataSource("t_image").read(CONFIG);
    assertThat(result.value()).isEmpty();
    assertThat(result.findings().all()).isEmpty();
  }

  @Test
  void aResultOfAnotherTypeIsRejected() {
    returns(DynamicValue.of(CtyValue.bool(true), CtyType.BOOL), Optional.empty(), List.of());
    assertThatThrownBy(() -> source.read(CONFIG))
        .isInstanceOf(CoreException.class)
        .hasMessageStartingWith("read: the response does not match the schema");
  }
}
