package dev.terrane.tests.records.cloud;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.function.CallFunction;
import dev.terrane.provider.Value;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.testkit.Calls;
import dev.terrane.tests.core.TestCore;
import dev.terrane.tests.records.cloud.ImagesModel.Config;
import dev.terrane.tests.records.cloud.ImagesModel.Input;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A provider whose type, data source and functions are generated. */
class CloudTests {
  private static TestCore core() {
    return TestCore.of(new CloudProviderType()).configure("{token = \"secret-token\"}");
  }

  private static CtyValue called(String function, CtyValue... arguments) {
    var response = answered(function, List.of(arguments));
    assertThat(response.error()).isEmpty();
    return response.result().decode(CtyType.STRING);
  }

  private static CallFunction.Response answered(String function, List<CtyValue> arguments) {
    var sent = arguments.stream().map(one -> DynamicValue.of(one, one.type())).toList();
    return new CallFunction(core().start()).run(new CallFunction.Request(function, sent));
  }

  @Test
  void isFoundByItsServiceEntry() {
    assertThat(ServiceLoader.load(ProviderType.class))
        .hasAtLeastOneElementOfType(CloudProviderType.class);
  }

  @Test
  void aTokenComesFromTheFirstVariableThatIsSet() {
    var core = TestCore.of(new CloudProviderType());
    var variables = Map.of("CLOUD_TOKEN", "", "CLOUD_KEY", "from-the-key");
    assertThat(core.inEnvironment(variables).configure(core.start()).all()).isEmpty();
    assertThat(core.log().toString()).contains("token (sensitive").doesNotContain("from-the-key");
  }

  @Test
  void theEnvironmentCountsMoreThanAFallback() {
    var core = TestCore.of(new CloudProviderType());
    var variables =
        Map.of(
            "CLOUD_TOKEN", "long",
            "CLOUD_REGION", "us",
            "RETRIES", "9",
            "CLOUD_PROXY", "p");
    assertThat(core.inEnvironment(variables).configure(core.start()).all()).isEmpty();
    assertThat(core.log().toString()).contains("region us, 9 retries", "proxy Known[get=p]");
  }

  @Test
  void aFallbackCountsWhereNoVariableIsSetOrAllAreEmpty() {
    var core = TestCore.of(new CloudProviderType());
    var variables = Map.of("CLOUD_TOKEN", "long", "CLOUD_REGION", "", "CLOUD_RETRIES", "");
    assertThat(core.inEnvironment(variables).configure(core.start()).all()).isEmpty();
    assertThat(core.log().toString()).contains("region eu, 3 retries", "proxy Known[get=none]");
  }

  @Test
  void aTokenThatIsMissingEverywhereIsOneErrorWithTheCure() {
    var core = TestCore.of(new CloudProviderType());
    assertThat(core.configure(core.start()).only().detail()).contains("CLOUD_TOKEN", "CLOUD_KEY");
  }

  @Test
  void aTokenFromTheEnvironmentIsCheckedAsWell() {
    var core = TestCore.of(new CloudProviderType()).inEnvironment(Map.of("CLOUD_TOKEN", "ab"));
    assertThat(core.configure(core.start()).only().isError()).isTrue();
  }

  @Test
  void anEndpointThatIsNotKnownYetDoesNotKeepItFromConnecting() {
    var core =
        TestCore.of(new CloudProviderType()).configure("{token = \"secret-token\", endpoint = ?}");
    assertThat(core.data("cloud_images", "{}").toString()).contains("debian-13");
  }

  @Test
  void readsWhatTheFiltersLeave() {
    var read = "{filter = [{name = \"id\", values = [\"1\", \"3\"]}], name_regex = \"deb.*\"}";
    assertThat(core().data("cloud_images", read).toString())
        .contains("debian-13", "2026-01-01T00:00:00Z")
        .doesNotContain("debian-12");
  }

  @Test
  void aFilterThatDoesNotExistIsReportedAtItsPlace() {
    var finding =
        core().dataFindings("cloud_images", "{filter = [{name = \"size\", values = []}]}").only();
    assertThat(finding.path()).hasToString("filter");
    assertThat(finding.detail()).isEqualTo("Filters are id and name, not size.");
  }

  @Test
  void aConfigurationIsLookedAtAsAWhole() {
    var findings = Calls.findings();
    new ImagesReader().validate(new Config(Value.unknown(), Value.known("(")), findings);
    assertThat(findings.errors()).hasSize(1);
    assertThat(core().dataFindings("cloud_images", "{name_regex = \"(\"}").only().path())
        .hasToString("name_regex");
  }

  @Test
  void aReaderIsAPlainMethod() {
    var call = Calls.with(new Cloud("t", Value.none()));
    var found = new ImagesReader().read(call, new Input(List.of(), "debian-12"));
    assertThat(found.images()).containsExactly(new Images.Image("2", "debian-12", null));
  }

  @Test
  void aStaticMethodIsAFunction() {
    assertThat(called("slug", CtyValue.string("Ein Text"), CtyValue.string("Zwei!")))
        .isEqualTo(CtyValue.string("ein-text-zwei"));
    assertThat(called("slug", CtyValue.string("a"))).isEqualTo(CtyValue.string("a"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "0,a,b,2,1; 0; must be at least 1",
        "1,,b,2,1; 1; must in each element not be blank",
        "1,a,B,2,1; 2; must match [a-z]+",
        "1,a,b,2,0; 4; must be at least 1"
      })
  void anArgumentThatBreaksACheckIsNamed(String arguments, long argument, String said) {
    var texts = arguments.split(",", -1);
    List<CtyValue> given =
        List.of(
            CtyValue.number(Long.parseLong(texts[0])),
            CtyValue.list(CtyType.STRING, List.of(CtyValue.string(texts[1]))),
            CtyValue.string(texts[2]),
            CtyValue.number(Long.parseLong(texts[3])),
            CtyValue.number(Long.parseLong(texts[4])));
    var error = answered("free_port", given).error().orElseThrow();
    assertThat(error.argument()).hasValue(argument);
    assertThat(error.text()).contains(said);
  }

  @Test
  void aFunctionTakesNullWhereItsParameterSaysSo() {
    var texts = CtyValue.list(CtyType.STRING, List.of(CtyValue.string("a"), CtyValue.string("b")));
    assertThat(called("joined", texts, CtyValue.nullOf(CtyType.STRING)))
        .isEqualTo(CtyValue.string("a,b"));
  }

  @Test
  void aFunctionTakesAndGivesFloats() {
    var third = CtyValue.number(new BigDecimal("0." + "3".repeat(40)));
    var response = answered("greatest", List.of(CtyValue.number(0), CtyValue.number(-1), third));
    assertThat(response.error()).isEmpty();
    assertThat(response.result().decode(CtyType.NUMBER))
        .isEqualTo(CtyValue.number(new BigDecimal("0.33333334")));
  }

  @Test
  void aFunctionTakesUnknownWhereItsParameterSaysSo() {
    assertThat(called("state", CtyValue.unknown(CtyType.STRING)))
        .isEqualTo(CtyValue.string("unknown"));
    assertThat(called("state", CtyValue.nullOf(CtyType.STRING))).isEqualTo(CtyValue.string("null"));
    assertThat(called("state", CtyValue.string("a"))).isEqualTo(CtyValue.string("known"));
  }
}
