package dev.terrane.testkit.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.resource.HandleResource;
import dev.terrane.provider.resource.StateOnly;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import dev.terrane.testkit.TestProvider;
import dev.terrane.testkit.core.Core;
import dev.terrane.testkit.core.StoredInstance;
import dev.terrane.tests.house.House;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// Sensitive parts of attributes in the state. An acceptance test runs this class on a CLI.
@ProviderTest(House.class)
class StoredInstanceTests {
  private static final Attribute<String> CODE = Attribute.string("code").optional().sensitive();
  private static final NestedObject<ObjectView> DRAWER =
      NestedObject.of(Attribute.string("label").optional(), CODE);
  private static final Attribute<ObjectView> TOP = DRAWER.attribute("top").optional();
  private static final Attribute<List<ObjectView>> OTHERS = DRAWER.blockList("others");
  private static final Attribute<Map<String, ObjectView>> KEYS =
      DRAWER.attributeMap("keys").optional();
  private static final Attribute<String> NAME = Attribute.string("name").optional();

  private final Core core;

  StoredInstanceTests(Core core) {
    this.core = core;
  }

  /// A safe with drawers, which exists only in the state.
  private static final class Safe implements HandleResource<String>, StateOnly {
    private static final Schema SCHEMA = Schema.resource(NAME, TOP, OTHERS, KEYS);

    @Override
    public String name() {
      return "safe";
    }

    @Override
    public Schema schema() {
      return SCHEMA;
    }

    @Override
    public ObjectView create(ApplyCall<String> call, ObjectView in) {
      return in;
    }

    @Override
    public ObjectView update(ApplyCall<String> call, ObjectView before, ObjectView in) {
      return in;
    }

    @Override
    public Optional<ObjectView> read(Call<String> call, ObjectView last) {
      return Optional.of(last);
    }

    @Override
    public void delete(Call<String> call, ObjectView last) {}
  }

  private StoredInstance<ObjectView> stored(ObjectView... others) {
    var safe = new Safe();
    return core.using(new TestProvider<>("bank", "", safe))
        .resource(safe)
        .apply(in ->
            in.set(NAME, "a")
                .set(OTHERS, List.of(others))
                .set(KEYS, Map.of("k", ObjectView.EMPTY.with(CODE, "1234"))))
        .stored();
  }

  @Test
  void anAttributeWithASensitivePartIsSensitive() {
    var stored = stored(ObjectView.EMPTY.with(CODE, "5678"));
    assertThat(stored.isSensitive(OTHERS)).isTrue();
    assertThat(stored.isSensitive(KEYS)).isTrue();
    assertThat(stored.isSensitive(NAME)).isFalse();
  }

  @Test
  void whatIsAbsentHasNoSensitivePart() {
    var stored = stored();
    assertThat(stored.isSensitive(OTHERS)).isFalse();
    assertThat(stored.isSensitive(TOP)).isFalse();
  }

  @Test
  void aMissingIdentityFails() {
    assertThatThrownBy(() -> stored().identity())
        .isInstanceOf(AssertionError.class)
        .hasMessage("the state contains no identity of bank_safe");
  }
}
