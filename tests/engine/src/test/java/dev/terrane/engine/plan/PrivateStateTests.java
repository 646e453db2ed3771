package dev.terrane.engine.plan;

import static dev.terrane.engine.sample.Sample.instance;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.engine.Bytes;
import dev.terrane.engine.sample.Thing;
import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.resource.Planning;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.ValueView;
import dev.terrane.provider.validation.PlanCall;
import dev.terrane.tests.core.TestInstance;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// Tests private state.
class PrivateStateTests {
  private static final Attribute<String> NAME = Attribute.string("name").required();

  /// Keeps a trail of the methods that were called for one instance.
  private static final class Trailing extends Thing
      implements Planning<String, ValueView, ObjectView, ValueView> {
    private final List<String> atDelete = new ArrayList<>();

    Trailing() {
      super(NAME);
    }

    private static String more(Optional<String> trail, String method) {
      return trail.map(before -> before + " ").orElse("") + method;
    }

    @Override
    public ValueView plan(
        PlanCall<String> call, ValueView config, @Nullable ObjectView before, ValueView proposed) {
      var kept = call.privateState();
      if (before == null || !config.get(NAME).toString().contains(before.get(NAME))) {
        kept.put("trail", more(kept.get("trail"), "plan"));
      }
      return proposed;
    }

    @Override
    public ObjectView create(ApplyCall<String> call, ObjectView in) throws Exception {
      call.privateState().put("trail", more(call.privateState().get("trail"), "create"));
      return super.create(call, in);
    }

    @Override
    public ObjectView update(ApplyCall<String> call, ObjectView before, ObjectView in)
        throws Exception {
      call.privateState().put("trail", more(call.privateState().get("trail"), "update"));
      return super.update(call, before, in);
    }

    @Override
    public Optional<ObjectView> read(Call<String> call, ObjectView last) throws Exception {
      var trail = call.privateState().get("trail").orElse("");
      if (!trail.endsWith("read")) {
        call.privateState().put("trail", trail + " read");
      }
      return super.read(call, last);
    }

    @Override
    public void delete(Call<String> call, ObjectView last) {
      atDelete.add(call.privateState().get("trail").orElse(""));
    }
  }

  @Test
  void goesFromPlanToCreateToReadToUpdateToDelete() {
    var thing = new Trailing();
    var instance = instance(thing);
    assertThat(instance.apply("{name = \"a\"}").all()).isEmpty();
    assertThat(instance.apply("{name = \"b\"}").all()).isEmpty();
    assertThat(instance.destroy().all()).isEmpty();
    assertThat(thing.atDelete).containsExactly("plan create read plan update read");
  }

  @Test
  void whatAFailingMethodHasKeptStays() {
    var thing =
        new Thing(NAME) {
          private void failing(Call<String> call, String method) {
            call.privateState().put("last", method);
            throw new IllegalStateException("not now");
          }

          @Override
          public ObjectView update(ApplyCall<String> call, ObjectView before, ObjectView in) {
            failing(call, "update");
            return in;
          }

          @Override
          public void delete(Call<String> call, ObjectView last) {
            failing(call, "delete");
          }
        };
    var instance = instance(thing);
    instance.apply("{name = \"a\"}");
    assertThat(instance.apply("{name = \"b\"}").ok()).isFalse();
    assertThat(kept(instance)).contains("last", base64("update"));
    assertThat(instance.destroy().ok()).isFalse();
    assertThat(kept(instance)).contains("last", base64("delete"));
  }

  private static String base64(String text) {
    return Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
  }

  private static String kept(TestInstance instance) {
    return new String(instance.stored().privateState().array(), StandardCharsets.UTF_8);
  }

  @Test
  void isGoneWithItsObject() {
    var instance = instance(new Trailing());
    instance.apply("{name = \"a\"}");
    assertThat(instance.stored().privateState().isEmpty()).isFalse();
    instance.destroy();
    assertThat(instance.stored().privateState().isEmpty()).isTrue();
  }

  @Test
  void whatAnotherProviderLeftStaysWhileNobodyTouchesIt() {
    var instance = instance(NAME);
    instance.apply("{name = \"a\"}");
    var foreign = Bytes.of("{\"schema_version\":\"1\"}".getBytes(StandardCharsets.UTF_8));
    instance.holding(instance.stored().withPrivateState(foreign));
    assertThat(instance.apply("{name = \"b\"}").all()).isEmpty();
    assertThat(instance.stored().privateState()).isEqualTo(foreign);
  }

  @Test
  void bytesThatAreNoJsonStayToo() {
    var instance = instance(NAME);
    instance.apply("{name = \"a\"}");
    var foreign = Bytes.of(new byte[] {1, 2, (byte) 0xff});
    instance.holding(instance.stored().withPrivateState(foreign));
    assertThat(instance.apply("{name = \"b\"}").all()).isEmpty();
    assertThat(instance.stored().privateState()).isEqualTo(foreign);
  }
}
