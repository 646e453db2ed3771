package dev.terrane.tests.records.cert;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.provider.Log;
import dev.terrane.provider.Value;
import dev.terrane.testkit.Calls;
import dev.terrane.testkit.LogLine;
import dev.terrane.tests.records.cert.CertModel.Config;
import dev.terrane.tests.records.cert.CertModel.Input;
import dev.terrane.tests.records.cert.CertModel.Plan;
import dev.terrane.tests.records.cert.CertModel.Stored;
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Planning as a plain function. */
class CertResourceTests {
  private static final Set<String> NAMES = Set.of("a");
  private static final Config CONFIG =
      new Config(Value.known("key"), Value.known(NAMES), Value.known(10), Value.known(2));
  private static final Plan PLAN =
      new Plan(
          Value.known("key"),
          Value.known(NAMES),
          Value.known(10),
          Value.known(2),
          Value.known("cert"),
          Value.known(Instant.EPOCH),
          Value.known(true));

  private final MemoryAuthority authority = new MemoryAuthority();
  private final CertResource certs = new CertResource();

  private static Stored stored(boolean ready) {
    return new Stored("key", NAMES, 10, 2, "cert", Instant.EPOCH, ready);
  }

  @Test
  void aCertificateWhoseTimeHasComeAsksForAnotherOne() {
    var call = Calls.<Authority>planning(authority);
    var planned = certs.plan(call, CONFIG, stored(true), PLAN);
    assertThat(planned).isEqualTo(PLAN.withReadyForRenewal(Value.unknown()));
    assertThat(call.replaced()).containsExactly(CertModel.READY_FOR_RENEWAL);
  }

  @Test
  void anyOtherIsLeftAlone() {
    var call = Calls.<Authority>planningWithoutClient();
    assertThat(certs.plan(call, CONFIG, stored(false), PLAN)).isSameAs(PLAN);
    assertThat(certs.plan(call, CONFIG, null, PLAN)).isSameAs(PLAN);
    assertThat(call.replaced()).isEmpty();
  }

  @Test
  void whoPlansToDestroyIsWarned() {
    var call = Calls.<Authority>planning(authority);
    certs.planDestroy(call, stored(false));
    assertThat(call.findings().warnings()).hasSize(1);
  }

  @Test
  void deleteForgets() {
    var call = Calls.<Authority>with(authority);
    var made = certs.create(call, new Input("key", NAMES, 10, 2));
    assertThat(made.certPem()).startsWith("cert 1");
    certs.delete(call, stored(false));
    assertThat(call.logged()).containsExactly(new LogLine(Log.Level.INFO, "forgotten", Map.of()));
  }
}
