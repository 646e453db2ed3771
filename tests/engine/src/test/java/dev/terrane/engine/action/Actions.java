package dev.terrane.engine.action;

import dev.terrane.engine.ClientCapabilities;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.Sink;
import dev.terrane.engine.action.InvokeAction.Event;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.rules.Notation;
import dev.terrane.engine.sample.Sample;
import dev.terrane.engine.session.Session;
import dev.terrane.engine.validation.ValidateConfig;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Part;
import dev.terrane.provider.schema.Schema;
import dev.terrane.tests.core.TestCore;
import java.util.ArrayList;
import java.util.List;

/// Terraform's side of the action `t_reboot`, in one session.
///
/// @param core knows the log
/// @param session configured
/// @param schema the schema of the action
record Actions(TestCore core, Session session, Schema schema) {
  private static final String TYPE = "t_reboot";

  static Actions of(Reboot action) {
    return of(action, action.schema(), "{}");
  }

  static Actions of(Part<? super String> action, Schema schema, String provider) {
    var core = TestCore.of(Sample.of(action)).configure(provider);
    var session = core.start();
    core.configure(session);
    return new Actions(core, session, schema);
  }

  /// In a provider whose schemas nobody has asked for.
  static Actions notConfigured(Reboot action) {
    var core = TestCore.of(Sample.of(action));
    return new Actions(core, core.start(), action.schema());
  }

  private DynamicValue sent(String config) {
    return DynamicValue.of(Notation.object(schema.members(), config), schema.type());
  }

  List<Diagnostic> validate(String config) {
    var request = new ValidateConfig.Request(TYPE, sent(config));
    return new ValidateConfig(session, Kinds.ACTION).run(request).diagnostics();
  }

  PlanAction.Response plan(String config) {
    return plan(config, ClientCapabilities.NONE);
  }

  PlanAction.Response plan(String config, ClientCapabilities capabilities) {
    return new PlanAction(session).run(new PlanAction.Request(TYPE, sent(config), capabilities));
  }

  /// All events of an invocation, in order.
  List<Event> invoke(String config) {
    var events = new ArrayList<Event>();
    invoke(config, events::add);
    return events;
  }

  void invoke(String config, Sink<Event> events) {
    var request = new InvokeAction.Request(TYPE, sent(config), ClientCapabilities.NONE);
    new InvokeAction(session).run(request, events);
  }
}
