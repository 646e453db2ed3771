package dev.terrane.engine.provisioner;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.Sink;
import dev.terrane.engine.part.ServedProvisioner;
import dev.terrane.engine.provisioner.ProvisionResource.Response;
import dev.terrane.engine.rules.Notation;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;

/// Terraform's side of a provisioner, in one session.
///
/// @param session the session
/// @param probe the provisioner
/// @param log the lines of its log
record Provisioning(Session session, Probe probe, List<String> log) {
  private static final CtyType CONNECTION = CtyType.map(CtyType.STRING);

  static Provisioning of(Probe probe) {
    var log = new CopyOnWriteArrayList<String>();
    var session = new Session(new ServedProvisioner(probe), (_, message, _) -> log.add(message));
    return new Provisioning(session, probe, log);
  }

  private DynamicValue sent(String config) {
    var schema = probe.schema();
    return DynamicValue.of(Notation.object(schema.members(), config), schema.type());
  }

  List<Diagnostic> validate(String config) {
    var request = new ValidateProvisionerConfig.Request(sent(config));
    return new ValidateProvisionerConfig(session).run(request).diagnostics();
  }

  /// All messages of a call without a connection, in order.
  List<Response> provision(String config) {
    return provision(config, DynamicValue.of(CtyValue.nullOf(CONNECTION), CONNECTION));
  }

  /// All messages of a call with a connection; a null value is a key that is not configured.
  List<Response> provision(String config, Map<String, CtyValue> connection) {
    var all = new HashMap<>(connection);
    all.putIfAbsent("agent", CtyValue.nullOf(CtyType.STRING));
    return provision(config, DynamicValue.of(CtyValue.map(CtyType.STRING, all), CONNECTION));
  }

  List<Response> provision(String config, DynamicValue connection) {
    var responses = new ArrayList<Response>();
    provision(config, connection, responses::add);
    return responses;
  }

  void provision(String config, Sink<Response> responses) {
    provision(config, DynamicValue.ABSENT, responses);
  }

  private void provision(String config, DynamicValue connection, Sink<Response> responses) {
    var request = new ProvisionResource.Request(sent(config), connection);
    new ProvisionResource(session).run(request, responses);
  }
}
