package dev.terrane.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.provider.Log;
import dev.terrane.provider.StoredState;
import dev.terrane.provider.resource.Planning;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.validation.Findings;
import dev.terrane.provider.validation.PlanCall;
import dev.terrane.provider.validation.Validating;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Planning and validating without Terraform. */
class RecordedPlanTests {
  private static final Attribute<Long> SIZE = Attribute.int64("size").required();

  private record Disk(long size) implements StoredState {}

  /** A disk that cannot shrink. */
  private static final class Shrinking
      implements Planning<Long, Disk, Disk, Disk>, Validating<Disk> {
    @Override
    public Disk plan(PlanCall<Long> call, Disk config, @Nullable Disk before, Disk proposed) {
      call.log().debug("planning");
      call.privateState().put("planned", "yes");
      if (call.client().filter(quota -> config.size() > quota).isPresent()) {
        call.error(SIZE, "Too large", "The quota is " + call.client().get() + ".");
      }
      if (before != null && before.size() > proposed.size()) {
        call.replace(SIZE);
        call.warn(SIZE, "Replaced", "A disk cannot shrink.");
      }
      return proposed;
    }

    @Override
    public void validate(Disk config, Findings findings) {
      if (config.size() < 1) {
        findings.error(SIZE, "Too small", "A disk has 1 GB at least.");
      }
      if (config.size() > 1000) {
        findings.warn(SIZE, "Expensive", "Large disks cost more.");
      }
    }
  }

  @Test
  void remembersWhyAnotherObjectIsNeeded() {
    var call = Calls.planning(100L);
    var planned = new Shrinking().plan(call, new Disk(5), new Disk(10), new Disk(5));
    assertThat(planned).isEqualTo(new Disk(5));
    assertThat(call.replaced()).containsExactly(SIZE);
    assertThat(call.findings().warnings())
        .map(one -> one.path().toString())
        .containsExactly("size");
    assertThat(call.findings().errors()).isEmpty();
    assertThat(call.privateState().get("planned")).contains("yes");
    assertThat(call.logged()).containsExactly(new LogLine(Log.Level.DEBUG, "planning", Map.of()));
  }

  @Test
  void remembersErrors() {
    var call = Calls.planning(100L);
    new Shrinking().plan(call, new Disk(101), null, new Disk(101));
    assertThat(call.findings().errors().getFirst().detail()).isEqualTo("The quota is 100.");
    assertThat(call.replaced()).isEmpty();
  }

  @Test
  void plansWithoutAClient() {
    var call = Calls.<Long>planningWithoutClient();
    new Shrinking().plan(call, new Disk(101), null, new Disk(101));
    assertThat(call.client()).isEmpty();
    assertThat(call.findings().all()).isEmpty();
  }

  @Test
  void validatesWithoutACall() {
    var findings = Calls.findings();
    new Shrinking().validate(new Disk(0), findings);
    new Shrinking().validate(new Disk(5000), findings);
    assertThat(findings.all()).hasSize(2);
    assertThat(findings.errors().getFirst().summary()).isEqualTo("Too small");
    assertThat(findings.warnings().getFirst().summary()).isEqualTo("Expensive");
    assertThat(findings).asString().contains("Too small", "Expensive", "size");
  }
}
