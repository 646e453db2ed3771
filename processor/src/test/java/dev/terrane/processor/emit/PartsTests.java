package dev.terrane.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.processor.Compiler;
import dev.terrane.processor.TerraneProcessor;
import dev.terrane.provider.Call;
import dev.terrane.provider.Failure;
import dev.terrane.provider.Value;
import dev.terrane.provider.datasource.HandleDataSource;
import dev.terrane.provider.function.Arguments;
import dev.terrane.provider.function.FunctionType;
import dev.terrane.provider.resource.StateUpgrader;
import dev.terrane.provider.resource.Upgrading;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.Trait;
import java.lang.reflect.Proxy;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Runs generated code other than views: functions, a data source of a resource, a provider's
/// configuration, prior schemas.
class PartsTests {
  private static final ClassLoader LOADER = compiled();

  private static ClassLoader compiled() {
    var sources = Resources.sources("parts", "Sums", "Note", "Notes", "Account", "Disk", "Disks");
    var compilation = Compiler.javac().with(new TerraneProcessor()).compile(sources);
    assertThat(compilation.errors()).isEmpty();
    return compilation.loader();
  }

  private static Class<?> type(String name) throws ReflectiveOperationException {
    return LOADER.loadClass("parts." + name);
  }

  private static Object returned(String type, String method) throws ReflectiveOperationException {
    return type(type).getMethod(method).invoke(null);
  }

  @SuppressWarnings("unchecked") // as the generated method declares
  private static List<FunctionType<?>> functions() throws ReflectiveOperationException {
    return (List<FunctionType<?>>) returned("SumsFunctions", "all");
  }

  private static Object called(String name, CtyValue... arguments) throws Exception {
    var function =
        functions().stream().filter(one -> one.name().equals(name)).findFirst().orElseThrow();
    return switch (function.call(Arguments.of(function.signature(), List.of(arguments)))) {
      case Value.Known<?>(var known) -> known;
      case Value.Null<?> _ -> "null";
      case Value.Unknown<?> _ -> "unknown";
    };
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          join,      a b c, abc
          join,      a,     a
          or_none,   a,     a
          state,     a,     Known
          """)
  void aFunctionOfTextsIsTheAuthorsMethod(String name, String texts, String result)
      throws Exception {
    var arguments = List.of(texts.split(" ")).stream().map(CtyValue::string);
    assertThat(called(name, arguments.toArray(CtyValue[]::new))).isEqualTo(result);
  }

  @Test
  void methodsOfOneNameAreSeveralFunctions() throws Exception {
    var list = CtyValue.list(CtyType.STRING, List.of(CtyValue.string("x"), CtyValue.string("y")));
    assertThat(called("join_list", list)).isEqualTo("xy");
  }

  @Test
  void aVariadicParameterOfAPrimitiveTypeIsAnArray() throws Exception {
    assertThat(called("sum", CtyValue.number(1), CtyValue.number(2))).isEqualTo(3);
    assertThat(called("sum")).isEqualTo(0);
    assertThat(called("all", CtyValue.bool(true), CtyValue.bool(true))).isEqualTo(true);
  }

  @Test
  void aParameterTakesNullAndUnknownWhereTheMethodDoes() throws Exception {
    assertThat(called("state", CtyValue.nullOf(CtyType.STRING))).isEqualTo("Null");
    assertThat(called("state", CtyValue.unknown(CtyType.STRING))).isEqualTo("Unknown");
    assertThat(called("or_none", CtyValue.nullOf(CtyType.STRING))).isEqualTo("null");
  }

  @Test
  void aFunctionTakesAndGivesRecords() throws Exception {
    var pair =
        CtyValue.object(
            Map.of("left", CtyValue.string("l"), "right", CtyValue.nullOf(CtyType.NUMBER)));
    assertThat(called("swap", pair)).hasToString("[Pair[left=l', right=1]]");
  }

  @SuppressWarnings("unchecked") // as Notes declares
  private static HandleDataSource<Map<String, String>> lookup() throws Exception {
    return (HandleDataSource<Map<String, String>>) returned("Notes", "lookup");
  }

  @SuppressWarnings("unchecked") // a call that knows its client alone
  private static Call<Map<String, String>> call(Map<String, String> client) {
    return (Call<Map<String, String>>)
        Proxy.newProxyInstance(
            Call.class.getClassLoader(), new Class<?>[] {Call.class}, (_, _, _) -> client);
  }

  @Test
  void aDataSourceOfAResourceAsksForTheIdentityAndAnswersTheRest() throws Exception {
    var members = lookup().schema().members();
    assertThat(members)
        .extracting(Attribute::name)
        .containsExactly("path", "content", "length", "owner");
    assertThat(members.stream().filter(one -> one.is(Trait.REQUIRED)).map(Attribute::name))
        .containsExactly("path");
    assertThat(members.stream().filter(Attribute::isBlock)).isEmpty();
    assertThat(members.get(1).is(Trait.SENSITIVE)).isTrue();
    assertThat(members.get(0).rules().description()).isEqualTo("where it lies");
  }

  @Test
  void aDataSourceOfAResourceReadsByFind() throws Exception {
    var path = Attribute.string("path");
    var read = lookup().read(call(Map.of("a", "text")), ObjectView.EMPTY.with(path, "a"));
    assertThat(read.get(Attribute.string("content"))).isEqualTo("text");
    assertThat(read.get(Attribute.int32("length"))).isEqualTo(4);
    assertThat(read).asString().contains("user = \"root\"");
  }

  @Test
  void aDataSourceOfAResourceSaysWhatItDidNotFind() throws Exception {
    var in = ObjectView.EMPTY.with(Attribute.string("path"), "b");
    var source = lookup();
    assertThatThrownBy(() -> source.read(call(Map.of()), in))
        .isInstanceOf(Failure.class)
        .hasMessageContaining("No such note")
        .hasMessageContaining("path = \"b\"");
  }

  private static Object configured(Map<String, CtyValue> written) throws Exception {
    var schema = (Schema) returned("AccountModel", "schema");
    var codec = (Codec<?>) returned("AccountModel", "codec");
    var values = new LinkedHashMap<String, CtyValue>();
    schema.members().forEach(one -> values.put(one.name(), CtyValue.nullOf(one.ctyType())));
    values.putAll(written);
    return codec.decode(CtyValue.object(values));
  }

  @Test
  void aConfigurationIsReadWithItsDefaults() throws Exception {
    assertThat(configured(Map.of("region", CtyValue.string("north"))))
        .hasToString("Account[region=north, retries=3, token=Null[], proxy=null]");
  }

  @Test
  void aValueOfAConfigurationMayBeUnknown() throws Exception {
    var written =
        Map.<String, CtyValue>of(
            "region", CtyValue.string("n"), "token", CtyValue.unknown(CtyType.STRING));
    assertThat(configured(written)).asString().contains("token=Unknown");
  }

  @Test
  void aPlainComponentOfAConfigurationHasToBeKnown() {
    assertThatThrownBy(() -> configured(Map.of("region", CtyValue.unknown(CtyType.STRING))))
        .isInstanceOf(CtyException.class)
        .hasMessage("region: is not known yet");
  }

  private static StateUpgrader<?> prior(long version) throws Exception {
    var disks = (Upgrading<?>) type("Disks").getConstructor().newInstance();
    return disks.stateUpgraders().stream()
        .filter(one -> one.version() == version)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aStateOfEachFormerRecordBecomesOneOfToday() throws Exception {
    var first = CtyValue.object(Map.of("name", CtyValue.string("a"), "size", CtyValue.string("7")));
    assertThat(prior(0).upgrade("", first)).hasToString("Stored[name=a, sizeMb=7, labels=null]");
    var label = CtyValue.object(Map.of("text", CtyValue.string("x")));
    var second =
        CtyValue.object(
            Map.of("name", CtyValue.string("a"), "size", CtyValue.number(8), "label", label));
    assertThat(prior(1).upgrade("", second)).hasToString("Stored[name=a, sizeMb=8, labels=[x]]");
  }

  @Test
  void aFormerRecordHasASchemaOfItsOwn() throws Exception {
    assertThat(prior(1).schema().members())
        .extracting(Attribute::name)
        .containsExactly("name", "size", "label");
  }
}
