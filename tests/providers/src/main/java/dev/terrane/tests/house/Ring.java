package dev.terrane.tests.house;

import dev.terrane.provider.Failure;
import dev.terrane.provider.action.ActionCall;
import dev.terrane.provider.action.HandleAction;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import java.util.Map;

/// Rings at a door.
public class Ring implements HandleAction<Map<String, ObjectView>> {
  public static final Attribute<String> DOOR = Attribute.string("door").required();
  private static final Schema SCHEMA = Schema.action(DOOR);

  @Override
  public String name() {
    return "ring";
  }

  @Override
  public Schema schema() {
    return SCHEMA;
  }

  @Override
  public void invoke(ActionCall<Map<String, ObjectView>> call, ObjectView in) {
    call.progress("ringing at " + in.get(DOOR));
    if (!call.client().containsKey(in.get(DOOR))) {
      throw new Failure("No such door", "There is no door " + in.get(DOOR) + ".");
    }
    call.progress("somebody comes");
  }
}
