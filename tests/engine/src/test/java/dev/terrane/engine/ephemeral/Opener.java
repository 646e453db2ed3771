package dev.terrane.engine.ephemeral;

import dev.terrane.cty.CtyValue;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.ClientCapabilities;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.rules.Notation;
import dev.terrane.engine.sample.Sample;
import dev.terrane.engine.session.Session;
import dev.terrane.engine.validation.ValidateConfig;
import dev.terrane.provider.schema.Schema;
import dev.terrane.tests.core.TestCore;
import java.util.List;

/// Terraform's side of one ephemeral resource, in one session.
///
/// @param core knows the log
/// @param session configured
/// @param schema the schema of the ephemeral resource
record Opener(TestCore core, Session session, Schema schema) {
  private static final String TYPE = "t_token";

  static Opener of(Token token) {
    return of(token, "{}");
  }

  static Opener of(Token token, String provider) {
    var core = TestCore.of(Sample.of(token)).configure(provider);
    var session = core.start();
    core.configure(session);
    return new Opener(core, session, token.schema());
  }

  /// In a provider whose schemas nobody has asked for.
  static Opener notConfigured(Token token) {
    var core = TestCore.of(Sample.of(token));
    return new Opener(core, core.start(), token.schema());
  }

  private DynamicValue sent(String config) {
    return DynamicValue.of(Notation.object(schema.members(), config), schema.type());
  }

  List<dev.terrane.provider.Diagnostic> validate(String config) {
    var request = new ValidateConfig.Request(TYPE, sent(config));
    return new ValidateConfig(session, Kinds.EPHEMERAL_RESOURCE).run(request).diagnostics();
  }

  OpenEphemeralResource.Response open(String config) {
    return open(config, ClientCapabilities.NONE);
  }

  OpenEphemeralResource.Response open(String config, ClientCapabilities capabilities) {
    var request = new OpenEphemeralResource.Request(TYPE, sent(config), capabilities);
    return new OpenEphemeralResource(session).run(request);
  }

  CtyValue result(OpenEphemeralResource.Response response) {
    return response.result().decode(schema.type());
  }

  RenewEphemeralResource.Response renew(Bytes privateData) {
    return new RenewEphemeralResource(session)
        .run(new RenewEphemeralResource.Request(TYPE, privateData));
  }

  List<dev.terrane.provider.Diagnostic> close(Bytes privateData) {
    return new CloseEphemeralResource(session)
        .run(new CloseEphemeralResource.Request(TYPE, privateData))
        .diagnostics();
  }
}
