package dev.terrane.engine.provisioner;

import dev.terrane.provider.Value;
import dev.terrane.provider.provisioner.HandleProvisioner;
import dev.terrane.provider.provisioner.ProvisionerCall;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Check;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.ValueView;
import dev.terrane.provider.validation.Findings;
import dev.terrane.provider.validation.Validating;

/// A provisioner whose method each test defines.
record Probe(Schema schema, Provisioning method)
    implements HandleProvisioner, Validating<ValueView> {
  static final Attribute<String> URL =
      Attribute.string("url").required().check(Check.length(1, 30));
  static final Attribute<String> MODE = Attribute.string("mode").defaultTo("get");
  static final Attribute<String> TOKEN = Attribute.string("token").optional().sensitive();

  /// The author's method.
  interface Provisioning {
    void provision(ProvisionerCall call, ObjectView in) throws Exception;
  }

  static Probe doing(Provisioning method) {
    return new Probe(Schema.provisioner(URL, MODE, TOKEN), method);
  }

  Probe with(Schema other) {
    return new Probe(other, method);
  }

  @Override
  public String name() {
    return "check-url";
  }

  @Override
  public void validate(ValueView config, Findings findings) {
    if (config.get(MODE).equals(Value.known("put"))) {
      findings.error(MODE, "Unsafe mode", "Use get.");
    }
  }

  @Override
  public void provision(ProvisionerCall call, ObjectView in) throws Exception {
    method.provision(call, in);
  }
}
