package dev.terrane.engine.plan;

import static dev.terrane.engine.sample.Sample.instance;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyValue;
import dev.terrane.engine.sample.Thing;
import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Failure;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.ObjectView;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Write-only values reach create and update, and are never stored.
class WriteOnlyTests {
  private static final Attribute<String> NAME = Attribute.string("name").optional();
  private static final Attribute<String> SECRET = Attribute.string("secret").optional().writeOnly();
  private static final NestedObject<ObjectView> LOGIN = NestedObject.of(NAME, SECRET);

  enum Placement {
    BLOCK(login -> login.block("login"), "{%s}"),
    BLOCK_LIST(login -> login.blockList("login"), "[{}, {%s}]"),
    BLOCK_MAP(login -> login.blockMap("login"), "{a = {}, b = {%s}}"),
    BLOCK_GROUP(login -> login.blockGroup("login"), "{%s}"),
    ATTRIBUTE(login -> login.attribute("login").optional(), "{%s}"),
    ATTRIBUTE_LIST(login -> login.attributeList("login").optional(), "[{}, {%s}]"),
    ATTRIBUTE_MAP(login -> login.attributeMap("login").optional(), "{a = {}, b = {%s}}");

    @SuppressWarnings("ImmutableEnumChecker") // handles and constructors are immutable
    private final Function<NestedObject<?>, Attribute<?>> attribute;

    private final String written;

    Placement(Function<NestedObject<?>, Attribute<?>> attribute, String written) {
      this.attribute = attribute;
      this.written = written;
    }

    String with(String login) {
      return "{login = " + written.formatted(login) + "}";
    }
  }

  /// Records its inputs.
  private static final class Remembering extends Thing {
    private final List<String> asked = new ArrayList<>();

    Remembering(Attribute<?>... members) {
      super(members);
    }

    @Override
    public ObjectView create(ApplyCall<String> call, ObjectView in) throws Exception {
      asked.add(in.toString());
      return super.create(call, in);
    }

    @Override
    public ObjectView update(ApplyCall<String> call, ObjectView before, ObjectView in)
        throws Exception {
      asked.add(in.toString());
      return super.update(call, before, in);
    }
  }

  @ParameterizedTest
  @EnumSource
  void reachesTheAuthorAndIsNotStoredAtAnyPlace(Placement place) {
    var thing = new Remembering(place.attribute.apply(LOGIN));
    var instance = instance(thing);
    var config = place.with("name = \"ann\", secret = \"s3cr3t\"");

    assertThat(instance.plan(config).planned())
        .isEqualTo(instance.value(place.with("name = \"ann\"")));
    assertThat(instance.apply(config).all()).isEmpty();
    assertThat(thing.asked).singleElement().asString().contains("secret = \"s3cr3t\"");
    assertThat(instance.state()).isEqualTo(instance.value(place.with("name = \"ann\"")));

    var changed = place.with("name = \"bob\", secret = \"other\"");
    assertThat(instance.apply(changed).all()).isEmpty();
    assertThat(thing.asked).last().asString().contains("secret = \"other\"");
    assertThat(instance.state()).isEqualTo(instance.value(place.with("name = \"bob\"")));
  }

  @ParameterizedTest
  @EnumSource
  void aRequiredOneMustBeConfiguredAtEachPlace(Placement place) {
    var secret = Attribute.string("secret").required().writeOnly();
    var thing = new Remembering(place.attribute.apply(NestedObject.of(NAME, secret)));
    var instance = instance(thing);
    var config =
        place.with("name = \"ann\", secret = \"s3cr3t\"").replace("{}", "{secret = \"x\"}");

    assertThat(instance.apply(config).all()).isEmpty();
    assertThat(thing.asked).singleElement().asString().contains("secret = \"s3cr3t\"");
    assertThat(instance.state()).isEqualTo(instance.value(place.with("name = \"ann\"")));

    var without = config.replace(", secret = \"s3cr3t\"", "");
    assertThat(instance.validate(without).only().path().toString()).endsWith(".secret");
  }

  @Test
  void aWholeNestedAttributeIsNotStoredEither() {
    var thing = new Remembering(NAME, LOGIN.attribute("login").optional().writeOnly());
    var instance = instance(thing);
    assertThat(instance.apply("{name = \"n\", login = {name = \"ann\"}}").all()).isEmpty();
    assertThat(thing.asked).singleElement().asString().contains("name = \"ann\"");
    assertThat(instance.state()).isEqualTo(instance.value("{name = \"n\"}"));
  }

  @Test
  void aChangeOfTheValueAloneIsNoChange() {
    var instance = instance(NAME, SECRET);
    instance.apply("{name = \"a\", secret = \"one\"}");
    assertThat(instance.plan("{name = \"a\", secret = \"two\"}").planned())
        .isEqualTo(instance.state());
  }

  @Test
  void aFailedCreationThatIsCheckpointedDoesNotStoreIt() {
    var instance =
        instance(
            new Thing(NAME, SECRET) {
              @Override
              public ObjectView create(ApplyCall<String> call, ObjectView in) {
                call.checkpoint(in);
                throw new Failure("Half done", "The rest failed.");
              }
            });
    assertThat(instance.apply("{name = \"a\", secret = \"s3cr3t\"}").ok()).isFalse();
    assertThat(instance.state()).isEqualTo(instance.value("{name = \"a\"}"));
    assertThat(instance.stored().tainted()).isTrue();
  }

  @Test
  void aStateThatAnotherVersionStoredLosesIt() {
    var plain = instance(NAME, Attribute.string("secret").optional());
    plain.apply("{name = \"a\", secret = \"s3cr3t\"}");
    var now = instance(NAME, SECRET).holding(plain.stored());
    assertThat(now.refresh().all()).isEmpty();
    assertThat(now.state().toString()).doesNotContain("s3cr3t");
    assertThat(now.state()).isInstanceOf(CtyValue.ObjectValue.class);
  }
}
