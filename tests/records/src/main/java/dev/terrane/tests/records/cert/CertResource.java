package dev.terrane.tests.records.cert;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.Value;
import dev.terrane.provider.validation.PlanCall;
import dev.terrane.tests.records.cert.CertModel.Config;
import dev.terrane.tests.records.cert.CertModel.Input;
import dev.terrane.tests.records.cert.CertModel.Plan;
import dev.terrane.tests.records.cert.CertModel.Stored;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A read compares the state with the clock; nothing remote can be looked for. */
final class CertResource implements CertModel.StateOnly<Authority>, CertModel.Planning<Authority> {
  @Override
  public Cert create(ApplyCall<Authority> call, Input in) {
    var end = call.client().now().plus(Duration.ofHours(in.validityHours()));
    var cert = call.client().sign(in.privateKeyPem(), in.dnsNames(), end);
    return in.toState(cert, end, false);
  }

  @Override
  public Cert update(ApplyCall<Authority> call, Stored before, Input in) {
    if (before.certPem() == null || before.notAfter() == null) {
      return create(call, in);
    }
    return in.toState(
        before.certPem(), before.notAfter(), Boolean.TRUE.equals(before.readyForRenewal()));
  }

  @Override
  public Optional<Cert> read(Call<Authority> call, Stored last) {
    if (last.privateKeyPem() == null
        || last.dnsNames() == null
        || last.validityHours() == null
        || last.certPem() == null
        || last.notAfter() == null) {
      return Optional.empty();
    }
    return Optional.of(
        CertModel.found(
            last.privateKeyPem(),
            last.dnsNames(),
            last.validityHours(),
            last.certPem(),
            last.notAfter(),
            ready(call.client().now(), last.notAfter(), last.earlyRenewalHours())));
  }

  private static boolean ready(Instant now, Instant end, @Nullable Integer early) {
    return early != null && now.isAfter(end.minus(Duration.ofHours(early)));
  }

  @Override
  public Plan plan(
      PlanCall<Authority> call, Config config, @Nullable Stored before, Plan proposed) {
    if (before == null || !Boolean.TRUE.equals(before.readyForRenewal())) {
      return proposed;
    }
    call.replace(CertModel.READY_FOR_RENEWAL);
    return proposed.withReadyForRenewal(Value.unknown());
  }

  @Override
  public void planDestroy(PlanCall<Authority> call, Stored last) {
    call.warn(
        CertModel.CERT_PEM,
        "Certificate not revoked",
        "The certificate remains valid until it expires.");
  }

  @Override
  public void delete(Call<Authority> call, Stored last) {
    call.log().info("forgotten");
  }
}
