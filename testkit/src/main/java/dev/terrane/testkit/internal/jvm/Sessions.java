package dev.terrane.testkit.internal.jvm;

import dev.terrane.core.Core;
import dev.terrane.core.CoreOptions;
import dev.terrane.core.ProviderStarter;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.session.Session;
import dev.terrane.engine.session.SessionContext;
import dev.terrane.provider.Log;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.rpc.Endpoint;
import dev.terrane.rpc.SessionEndpoint;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

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

  /// The name of the provider.
  String provider() {
    return type.name();
  }

  Core core() {
    return core;
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
