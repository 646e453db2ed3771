package dev.terrane.check.part;

import dev.terrane.check.config.Arguments;
import dev.terrane.check.config.Configurations;
import dev.terrane.check.process.CallFailure;
import dev.terrane.core.Action;
import dev.terrane.core.CommandDiagnostics;
import dev.terrane.core.CoreException;
import dev.terrane.core.Plan;
import dev.terrane.core.ResourceInstance;
import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyWalk;
import java.util.ArrayList;
import java.util.Optional;

/// The life of one object under all rules of Core: create, an empty plan, an upgrade, plans with
/// unknown values, update, imports, destroy.
final class LifeCycle {
  private final CheckedPart part;
  private final String name;
  private final CheckContext context;
  private final ResourceInstance instance;

  LifeCycle(CheckedPart part, String name, CheckContext context) {
    this.part = part;
    this.name = name;
    this.context = context;
    this.instance = context.provider().core().resource(part.name());
  }

  void run(CtyValue block) {
    var config = config("resource", block);
    try {
      if (applied("create", config)) {
        existing(config);
      }
    } catch (CoreException e) {
      context.findings().failed(e);
    } catch (CallFailure e) {
      context.findings().failed(e);
    }
    if (instance.exists()) {
      succeeded("destroy", instance.destroy());
    }
  }

  private CtyValue config(String key, CtyValue block) {
    var place = key + "." + part.name() + "." + name;
    return Arguments.configuration(place, instance.schema(), block);
  }

  private void existing(CtyValue config) {
    UpgradeCheck.stored(part, instance.schema(), instance.state(), context);
    unknown(config);
    imported();
    var update = context.arguments().blocks("update", part.name()).get(name);
    if (update != null) {
      applied("update", config("update", update));
    }
  }

  private boolean applied(String step, CtyValue config) {
    return succeeded(step, instance.apply(config))
        && empty(step, instance.plan(config))
        && empty(step, instance.planWithoutRefresh(config));
  }

  private boolean succeeded(String step, CommandDiagnostics findings) {
    return context.findings().succeeded(step, findings.all());
  }

  private boolean empty(String step, Plan plan) {
    if (!succeeded("plan after " + step, plan.findings())) {
      return false;
    }
    if (plan.action() != Action.NO_OP) {
      var path = difference(plan.get().prior(), plan.planned()).map(CtyPath::toString).orElse("");
      context
          .findings()
          .error("empty-plan", path, "the plan after " + step + " is not empty: " + plan.action());
    }
    return true;
  }

  /// The first part that differs.
  private static Optional<CtyPath> difference(CtyValue before, CtyValue after) {
    var found = new ArrayList<CtyPath>();
    CtyWalk.walk(
        after,
        (path, value) -> {
          var same = path.resolve(before).filter(value::equals).isPresent();
          if (!same) {
            found.add(path);
          }
          return !same;
        });
    return found.isEmpty() ? Optional.empty() : Optional.of(found.getLast());
  }

  /// Plans changes of the object with each argument in turn unknown.
  private void unknown(CtyValue config) {
    for (var one : Configurations.unknown(instance.schema().members(), config)) {
      try {
        // A provider may reject the configuration.
        var _ = instance.planWithoutRefresh(one.value());
      } catch (CoreException e) {
        context.findings().failed(e);
      }
    }
  }

  /// An import by an identity may need arguments that are not in the identity, so that the provider
  /// may reject it.
  private void imported() {
    context.arguments().importId(part.name(), name).ifPresent(this::importId);
    instance
        .identity()
        .ifPresent(identity -> {
          var _ = context.provider().core().resource(part.name()).importIdentity(identity);
        });
  }

  private void importId(String id) {
    var other = context.provider().core().resource(part.name());
    if (succeeded("import by id", other.importId(id)) && !other.exists()) {
      context.findings().error("error", "", "the import by id returned no object");
    }
  }
}
