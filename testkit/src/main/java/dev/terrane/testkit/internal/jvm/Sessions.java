package dev.terrane.testkit.internal.jvm;

import dev.terrane.core.Core;
import dev.terrane.core.CoreOptions;
import dev.terrane.core.ProviderStarter;
import dev.terrane.engine.session.Session;
import dev.terrane.engine.session.SessionContext;
import dev.terrane.provider.Log;
import dev.terrane.rpc.Endpoint;
import dev.terrane.rpc.SessionEndpoint;
import dev.terrane.testkit.internal.ProviderSetup;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Starts a session for each phase of a command, as Terraform starts a process for each.
final class Sessions implements ProviderStarter {
  private final ProviderSetup setup;
  private final Log log;
  private final Core core;
  private final List<Session> open = new ArrayList<>();

  Sessions(ProviderSetup setup, Log log) {
    this.setup = setup;
    this.log = log;
    var options = CoreOptions.TERRAFORM_1_16;
    this.core = new Core(this, setup.allowsDeferral() ? options.allowingDeferral() : options);
  }

  /// The name of the provider.
  String provider() {
    return setup.type().name();
  }

  Core core() {
    return core;
  }

  @Override
  public Endpoint started() {
    var variables = setup.environment();
    var context = SessionContext.empty().with(name -> Optional.ofNullable(variables.get(name)));
    var session = new Session(setup.type(), log, context);
    open.add(session);
    return new SessionEndpoint(session);
  }

  @Override
  public Endpoint configured() {
    var provider = started();
    var validated = core.validate(provider, setup.block());
    var findings =
        validated.ok() ? validated.and(core.configure(provider, setup.block())) : validated;
    if (!findings.ok()) {
      throw new AssertionError("configuring the provider failed:" + findings);
    }
    return provider;
  }

  /// Ends the sessions that the commands of a step have started.
  void close() {
    open.forEach(Session::close);
    open.clear();
  }
}
