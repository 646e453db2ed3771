package dev.terrane.testkit.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.testkit.core.Core;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GeneratedConfigurationsTests {
  private static GeneratedConfigurations generated(Thing thing) {
    return Core.of(thing.provider()).resource(thing).generated().seed(1);
  }

  @Test
  void eachArgumentHasValuesThatItsChecksAllow() {
    var thing = new Thing();
    generated(thing).count(30).live();
    assertThat(thing.created).hasSizeGreaterThanOrEqualTo(30);
    assertThat(thing.created).extracting(one -> one.get(Thing.SIZE)).contains(10, 11, 12);
    assertThat(thing.created).anyMatch(one -> one.find(Thing.TAGS).isPresent());
    assertThat(thing.created).anyMatch(one -> one.find(Thing.TAGS).isEmpty());
    assertThat(thing.created).anyMatch(one -> one.get(Thing.PART).size() == 2);
    assertThat(thing.created)
        .extracting(one -> one.find(Thing.MODE).orElse("none"))
        .contains("read", "write", "none");
  }

  @Test
  void aSeedHasTheSameConfigurations() {
    var first = new Thing();
    var second = new Thing();
    generated(first).count(3).live();
    generated(second).count(3).live();
    assertThat(first.created).isEqualTo(second.created);
  }

  @Test
  void aFailingConfigurationIsShrunkAndPrintedWithItsSeed() {
    var thing =
        new Thing() {
          @Override
          public ObjectView create(ApplyCall<Map<String, ObjectView>> call, ObjectView in) {
            var made = super.create(call, in);
            return in.find(MODE).isPresent() ? made.with(MODE, "other") : made;
          }
        };
    assertThatThrownBy(() -> generated(thing).live())
        .isInstanceOf(AssertionError.class)
        .hasMessageContainingAll("store_thing fails with a generated configuration:", "mode = ")
        .hasMessageContainingAll("generated().seed(", "L).count(1).live()")
        .hasMessageNotContainingAny("tags = ", "part = ", "text = ", "and then");
  }

  @Test
  void valuesCanBeChosen() {
    var thing = new Thing();
    generated(thing).count(3).with(Thing.NAME, random -> "abc-0" + random.integer(1, 3)).live();
    assertThat(thing.created).allMatch(one -> one.get(Thing.NAME).startsWith("abc-0"));
  }

  @Test
  void aConfigurationThatIsNeverValidIsReported() {
    assertThatThrownBy(() -> generated(new Thing()).with(Thing.NAME, _ -> "no name").live())
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("must match [a-z]{3}-[0-9]{2}");
  }
}
