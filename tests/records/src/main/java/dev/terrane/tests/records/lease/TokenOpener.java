package dev.terrane.tests.records.lease;

import dev.terrane.provider.Call;
import dev.terrane.provider.Deferred;
import dev.terrane.provider.Value;
import dev.terrane.provider.ephemeral.Closing;
import dev.terrane.provider.ephemeral.Opened;
import dev.terrane.provider.ephemeral.Renewed;
import dev.terrane.provider.ephemeral.Renewing;
import dev.terrane.provider.validation.Findings;
import dev.terrane.tests.records.lease.TokenModel.Config;
import dev.terrane.tests.records.lease.TokenModel.Input;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;

/// Opens tokens. It logs what it should not, so that tests see it masked.
final class TokenOpener
    implements TokenModel.Opener<Leases>, TokenModel.Validating, Renewing<Leases>, Closing<Leases> {
  /// The prefix of each secret; the token's number follows.
  static final String SECRET = "secret-of-";

  private static final String ID = "id";
  private static final String VALUE = "value";
  private static final String AFTER = "after";
  private static final String LEFT = "left";

  @Override
  public void validate(Config config, Findings findings) {
    if (config.renewAfter() instanceof Value.Known<Integer>(var after) && after <= 0) {
      findings.error(TokenModel.RENEW_AFTER, "Cannot renew at once", "Write a positive number.");
    }
  }

  @Override
  public Opened<Token> open(Call<Leases> call, Input in) throws IOException {
    if (in.role().equals("later")) {
      throw Deferred.because(Deferred.Reason.ABSENT_PREREQUISITE, "There is no such role yet.");
    }
    var id = UUID.randomUUID().toString();
    var value = SECRET + id;
    call.client().called("open", id);
    call.log().info("opened " + value);
    var role = in.role().equals("liar") ? "thief" : in.role();
    var token = new Token(role, in.renewAfter(), in.renewals(), value, id);
    var opened = Opened.of(token).keep(ID, id).keep(VALUE, value);
    return in.renewAfter() == null
        ? opened
        : opened
            .renewAt(later(in.renewAfter()))
            .keep(AFTER, in.renewAfter().toString())
            .keep(LEFT, Integer.toString(in.renewals()));
  }

  private static Instant later(int milliseconds) {
    return Instant.now().plus(Duration.ofMillis(milliseconds));
  }

  @Override
  public Renewed renew(Call<Leases> call) throws IOException {
    call.client().called("renew", kept(call, ID));
    call.log().info("renewing " + kept(call, VALUE));
    var left = Integer.parseInt(kept(call, LEFT));
    if (left == 0) {
      throw new IOException("no renewal is left for " + kept(call, VALUE));
    }
    return Renewed.renewAt(later(Integer.parseInt(kept(call, AFTER))))
        .keep(LEFT, Integer.toString(left - 1));
  }

  @Override
  public void close(Call<Leases> call) throws IOException {
    call.client().called("close", kept(call, ID));
    call.log().info("closed " + kept(call, VALUE));
  }

  private static String kept(Call<Leases> call, String key) {
    return call.privateState().get(key).orElseThrow();
  }
}
