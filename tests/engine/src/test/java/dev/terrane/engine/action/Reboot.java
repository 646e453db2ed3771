package dev.terrane.engine.action;

import dev.terrane.provider.action.ActionCall;
import dev.terrane.provider.action.ActionPlanCall;
import dev.terrane.provider.action.HandleAction;
import dev.terrane.provider.action.Planning;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Check;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.ValueView;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/// An action that records its calls. Each test says what its methods do.
final class Reboot implements HandleAction<String>, Planning<String, ValueView> {
  static final Attribute<String> SERVER =
      Attribute.string("server").required().check(Check.length(1, 8));
  static final Attribute<String> MODE = Attribute.string("mode").defaultTo("soft");
  static final Attribute<String> TOKEN = Attribute.string("token").optional().writeOnly();
  static final Schema SCHEMA = Schema.action(SERVER, MODE, TOKEN);

  /// The author's invoke.
  interface Invoking {
    void invoke(ActionCall<String> call, ObjectView in) throws Exception;
  }

  /// The author's plan.
  interface Checking {
    void plan(ActionPlanCall<String> call, ValueView config) throws Exception;
  }

  final List<String> called = new CopyOnWriteArrayList<>();
  private final Schema schema;
  private final Invoking invoking;
  private final Checking checking;

  private Reboot(Schema schema, Invoking invoking, Checking checking) {
    this.schema = schema;
    this.invoking = invoking;
    this.checking = checking;
  }

  static Reboot doing(Invoking invoking) {
    return new Reboot(SCHEMA, invoking, (_, _) -> {});
  }

  static Reboot checking(Checking checking) {
    return new Reboot(SCHEMA, (_, _) -> {}, checking);
  }

  Reboot with(Schema other) {
    return new Reboot(other, invoking, checking);
  }

  @Override
  public String name() {
    return "reboot";
  }

  @Override
  public Schema schema() {
    return schema;
  }

  @Override
  public void plan(ActionPlanCall<String> call, ValueView config) throws Exception {
    called.add("plan");
    checking.plan(call, config);
  }

  @Override
  public void invoke(ActionCall<String> call, ObjectView in) throws Exception {
    called.add("invoke");
    invoking.invoke(call, in);
  }
}
