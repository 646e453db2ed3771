package dev.terrane.testkit.core;

import dev.terrane.core.Core;
import dev.terrane.core.CoreException;
import dev.terrane.core.CoreOptions;
import dev.terrane.core.ProviderStarter;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.session.Session;
import dev.terrane.engine.session.SessionContext;
import dev.terrane.provider.Log;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.rpc.Endpoint;
import dev.terrane.rpc.SessionEndpoint;
import dev.terrane.testkit.faults.FaultSubject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/// Starts a session for each phase of a command, as Terraform starts a process for each.
final class Sessions implements ProviderStarter {
  private final ProviderType<?, ?> type;
  private final CtyValue block;
  private final Map<String, String> environment;
  private final Log log;
  private final Core core;
  private final List<Session> open = new ArrayList<>();

  Sessions(ProviderType<?, ?> type, CtyValue block, Map<String, String> environment, Log log) {
    this.type = type;
    this.block = block;
    this.environment = environment;
    this.log = log;
    this.core = new Core(this, CoreOptions.TERRAFORM_1_16);
  }

  Core core() {
    return core;
  }

  /// A resource of the provider, for tests with faults.
  FaultSubject subject(String typeName, List<CtyValue> configurations) {
    return new FaultSubject(type, block, environment, typeName, configurations);
  }

  @Override
  public Endpoint started() {
    var context = SessionContext.empty().with(name -> Optional.ofNullable(environment.get(name)));
    var session = new Session(type, log, context);
    open.add(session);
    return new SessionEndpoint(session);
  }

  @Override
  public Endpoint configured() {
    var provider = started();
    var validated = core.validate(provider, block);
    var findings = validated.ok() ? validated.and(core.configure(provider, block)) : validated;
    Failures.requireOk("configuring the provider", findings);
    return provider;
  }

  /// Runs a command, and ends the sessions that it has started.
  ///
  /// @throws AssertionError also for a response that violates a rule of Terraform
  <R> R run(Supplier<R> command) {
    try {
      return command.get();
    } catch (CoreException e) {
      throw new AssertionError(e.getMessage(), e);
    } finally {
      open.forEach(Session::close);
      open.clear();
    }
  }

  /// Runs a command without a result, like [#run].
  void command(Runnable command) {
    run(() -> {
      command.run();
      return true;
    });
  }
}
