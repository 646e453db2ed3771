package dev.terrane.check.config;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.DynamicValue;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.Schema;
import java.util.List;
import org.junit.jupiter.api.Test;

class ConfigurationsTests {
  private static final Schema SCHEMA =
      Schema.resource(
          Attribute.string("name").required(),
          Attribute.int64("size").optional(),
          Attribute.string("id").computed(),
          Attribute.of("tags", AttributeType.map(AttributeType.STRING)).optional(),
          Attribute.string("secret").optional().writeOnly(),
          NestedObject.of(Attribute.string("user").required()).attribute("owner").optional(),
          NestedObject.of(Attribute.int64("port").required(), Attribute.string("text").optional())
              .blockList("rule")
              .items(1, 3),
          NestedObject.of(Attribute.string("zone").optional()).block("place"));

  private static CtyValue named(String name) {
    return Configurations.of(SCHEMA.members(), 1).stream()
        .filter(one -> one.name().equals(name))
        .findFirst()
        .orElseThrow()
        .value();
  }

  private static CtyValue at(CtyValue value, CtyPath path) {
    return path.resolve(value).orElseThrow();
  }

  private static CtyPath path(String... names) {
    var path = CtyPath.ROOT;
    for (var name : names) {
      path = path.attribute(name);
    }
    return path;
  }

  @Test
  void eachConfigurationConformsToTheSchema() {
    assertThat(Configurations.of(SCHEMA.members(), 1))
        .allSatisfy(one -> {
          var encoded = DynamicValue.of(one.value(), SCHEMA.type());
          assertThat(encoded.decode(SCHEMA.type())).isEqualTo(one.value());
        });
  }

  @Test
  void equalSeedsMakeEqualConfigurations() {
    var first = Configurations.of(SCHEMA.members(), 7);
    assertThat(Configurations.of(SCHEMA.members(), 7)).isEqualTo(first);
    assertThat(Configurations.of(SCHEMA.members(), 8)).isNotEqualTo(first);
  }

  @Test
  void aMinimalConfigurationHasRequiredMembersOnly() {
    var minimal = named("minimal");
    assertThat(at(minimal, path("name")).isKnown()).isTrue();
    assertThat(at(minimal, path("size")).isNull()).isTrue();
    assertThat(at(minimal, path("rule").index(0).attribute("port")).isKnown()).isTrue();
    assertThat(at(minimal, path("rule").index(0).attribute("text")).isNull()).isTrue();
  }

  @Test
  void requiredBlocksArePresentEvenIfAllAttributesAreNull() {
    var none = named("all null");
    assertThat(at(none, path("name")).isNull()).isTrue();
    assertThat(at(none, path("rule").index(0).attribute("port")).isNull()).isTrue();
  }

  @Test
  void aComputedAttributeIsNeverConfigured() {
    assertThat(Configurations.of(SCHEMA.members(), 1))
        .allSatisfy(one -> assertThat(at(one.value(), path("id")).isNull()).isTrue());
  }

  @Test
  void eachAttributeIsUnknownInTurn() {
    assertThat(at(named("size unknown"), path("size")).isUnknown()).isTrue();
    assertThat(at(named("owner.user unknown"), path("owner", "user")).isUnknown()).isTrue();
    assertThat(at(named("rule[0].port unknown"), path("rule").index(0).attribute("port")))
        .isInstanceOf(CtyValue.Unknown.class);
    var names = Configurations.of(SCHEMA.members(), 1).stream().map(Configuration::name);
    assertThat(names)
        .contains("rule unknown", "size unknown with refinements", "place.zone unknown")
        .doesNotContain("id unknown", "place unknown");
  }

  @Test
  void aStateHasNoWriteOnlyValue() {
    var state = Configurations.state(SCHEMA.members());
    assertThat(state.isWhollyKnown()).isTrue();
    assertThat(at(state, path("secret")).isNull()).isTrue();
    assertThat(List.of("id", "name", "size"))
        .allSatisfy(name -> assertThat(at(state, path(name)).isKnown()).isTrue());
  }
}
