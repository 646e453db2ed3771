package dev.terrane.tests.archive;

import dev.terrane.provider.provisioner.HandleProvisioner;
import dev.terrane.provider.provisioner.ProvisionerCall;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;

/// The holder of a provisioner for the tests of packages. It is not public, so that the processor
/// writes no service entry, which each program with this class path would serve.
final class Probe {
  private Probe() {}

  /// A provisioner by handles that writes its argument.
  public static final class Provisioner implements HandleProvisioner {
    private static final Attribute<String> TEXT = Attribute.string("text").required();
    private static final Attribute<Long> TIMES = Attribute.int64("times").defaultTo(1L);

    private final Schema schema = Schema.provisioner(TEXT, TIMES);

    @Override
    public String name() {
      return "probe";
    }

    @Override
    public Schema schema() {
      return schema;
    }

    @Override
    public void provision(ProvisionerCall call, ObjectView in) {
      for (var line = 0; line < in.get(TIMES); line++) {
        call.output(in.get(TEXT));
      }
    }
  }
}
