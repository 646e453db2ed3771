package dev.terrane.server;

import dev.terrane.provider.provisioner.HandleProvisioner;
import dev.terrane.provider.provisioner.ProvisionerCall;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;

/// A provisioner without arguments.
public class EchoProvisioner implements HandleProvisioner {
  private final Schema schema = Schema.provisioner();

  @Override
  public String name() {
    return "echo";
  }

  @Override
  public Schema schema() {
    return schema;
  }

  @Override
  public void provision(ProvisionerCall call, ObjectView in) {
    call.output("echo");
  }

  /// A provisioner with a name that CLIs cannot find.
  public static final class Upper extends EchoProvisioner {
    @Override
    public String name() {
      return "Echo";
    }
  }
}
