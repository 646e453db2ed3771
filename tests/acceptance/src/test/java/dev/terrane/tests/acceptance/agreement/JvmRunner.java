package dev.terrane.tests.acceptance.agreement;

import dev.terrane.core.Action;
import dev.terrane.core.CommandDiagnostics;
import dev.terrane.core.Core;
import dev.terrane.core.CoreOptions;
import dev.terrane.core.Plan;
import dev.terrane.core.ProviderStarter;
import dev.terrane.core.ResourceInstance;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.session.Session;
import dev.terrane.engine.session.SessionContext;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.rpc.Endpoint;
import dev.terrane.rpc.SessionEndpoint;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/// Terraform's rules in the JVM.
final class JvmRunner implements ProviderStarter {
  private final ProviderType<?, ?> type;
  private final UnaryOperator<Endpoint> responses;
  private final Core core;
  private final Map<String, ResourceInstance> instances = new HashMap<>();
  private final List<Session> open = new ArrayList<>();

  JvmRunner(ProviderType<?, ?> type, UnaryOperator<Endpoint> responses) {
    this.type = type;
    this.responses = responses;
    this.core = new Core(this, CoreOptions.TERRAFORM_1_16);
  }

  @Override
  public Endpoint started() {
    var session = new Session(type, (_, _, _) -> {}, SessionContext.empty());
    open.add(session);
    return responses.apply(new SessionEndpoint(session));
  }

  @Override
  public Endpoint configured() {
    var provider = started();
    var block = CtyValue.object(Map.of());
    if (!core.configure(provider, block).ok()) {
      throw new IllegalStateException("the provider cannot be configured");
    }
    return provider;
  }

  /// The instance of a sample.
  ResourceInstance instance(Sample sample) {
    return instances.computeIfAbsent(sample.title(), _ -> core.resource(sample.type()));
  }

  /// Plans and applies a step.
  Outcome step(Sample sample, CtyValue planned, CtyValue known) {
    var instance = instance(sample);
    var plan = instance.plan(planned);
    instance.apply(planned, known);
    var outcome = new Outcome(text(plan), text(instance), action(instance.plan(known)));
    end();
    return outcome;
  }

  /// Destroys the object; returns the state afterwards.
  String destroy(Sample sample) {
    var instance = instance(sample);
    CommandDiagnostics _ = instance.destroy();
    end();
    return text(instance);
  }

  /// Ends the sessions of a command.
  void end() {
    open.forEach(Session::close);
    open.clear();
  }

  private static String text(Plan plan) {
    var replace = plan.replace().stream().sorted().collect(Collectors.joining(", "));
    return action(plan) + " " + ValueText.of(plan.planned()) + " replaced by [" + replace + "]";
  }

  private static String action(Plan plan) {
    return plan.action().name();
  }

  /// The object in the state.
  static String text(ResourceInstance instance) {
    var tainted = instance.stored().tainted() ? "tainted " : "";
    return instance.exists() ? tainted + ValueText.of(instance.state()) : "nothing";
  }

  /// The name of an action in [Action], by those in a plan of a CLI.
  static String action(List<String> actions) {
    return switch (String.join(" ", actions)) {
      case "no-op" -> Action.NO_OP.name();
      case "create" -> Action.CREATE.name();
      case "update" -> Action.UPDATE.name();
      case "delete" -> Action.DELETE.name();
      default -> Action.REPLACE.name();
    };
  }
}
