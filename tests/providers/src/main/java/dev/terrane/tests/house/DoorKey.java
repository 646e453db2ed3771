package dev.terrane.tests.house;

import dev.terrane.provider.Call;
import dev.terrane.provider.Failure;
import dev.terrane.provider.ephemeral.Closing;
import dev.terrane.provider.ephemeral.HandleEphemeralResource;
import dev.terrane.provider.ephemeral.Opened;
import dev.terrane.provider.ephemeral.Renewed;
import dev.terrane.provider.ephemeral.Renewing;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;

/// Keys of doors, which are handed back.
public class DoorKey
    implements HandleEphemeralResource<Map<String, ObjectView>>,
        Renewing<Map<String, ObjectView>>,
        Closing<Map<String, ObjectView>> {
  public static final Attribute<String> DOOR = Attribute.string("door").required();
  public static final Attribute<String> CODE = Attribute.string("code").computed().sensitive();
  private static final Schema SCHEMA = Schema.ephemeralResource(DOOR, CODE);

  private final List<String> calls = new CopyOnWriteArrayList<>();

  /// The names of the calls, in order.
  public List<String> calls() {
    return List.copyOf(calls);
  }

  @Override
  public String name() {
    return "key";
  }

  @Override
  public Schema schema() {
    return SCHEMA;
  }

  @Override
  public Opened<ObjectView> open(Call<Map<String, ObjectView>> call, ObjectView in) {
    calls.add("open");
    if (in.get(DOOR).isEmpty()) {
      throw new Failure("No door", "A key needs a door.");
    }
    var key = in.with(CODE, "code-of-" + in.get(DOOR));
    return Opened.of(key).renewAt(Instant.now().plus(1, ChronoUnit.DAYS));
  }

  @Override
  public Renewed renew(Call<Map<String, ObjectView>> call) {
    calls.add("renew");
    return Renewed.last();
  }

  @Override
  public void close(Call<Map<String, ObjectView>> call) {
    calls.add("close");
  }
}
