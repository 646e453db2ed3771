package ${package};

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.testkit.core.Core;
import dev.terrane.testkit.core.PlannedChange.Action;
import dev.terrane.testkit.junit.ProviderTest;
import org.junit.jupiter.api.Test;

/** The resource as Terraform plans it. When its methods are written, test apply and destroy. */
@ProviderTest(${providerType}.class)
class ${record}Tests {
  @Test
  void anObjectIsPlanned(Core core) {
    var object = core.resource(${record}Model.resource());
    var plan = object.plan(in -> in.set(${record}Model.NAME, "a"));
    assertThat(plan.action()).isEqualTo(Action.CREATE);
    assertThat(plan.isUnknown(${record}Model.DESCRIPTION)).isFalse();
  }
}
