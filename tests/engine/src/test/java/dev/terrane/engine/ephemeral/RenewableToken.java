package dev.terrane.engine.ephemeral;

import dev.terrane.provider.Call;
import dev.terrane.provider.ephemeral.Opened;
import dev.terrane.provider.ephemeral.Renewed;
import dev.terrane.provider.ephemeral.Renewing;
import dev.terrane.provider.schema.ObjectView;
import java.time.Instant;

/// A token that is renewed twice, and counts.
class RenewableToken extends Token implements Renewing<String> {
  static final Instant FIRST = Instant.parse("2030-01-01T00:00:00Z");
  static final Instant SECOND = Instant.parse("2030-01-02T00:00:00Z");

  @Override
  public Opened<ObjectView> open(Call<String> call, ObjectView in) throws Exception {
    return opened(call, in).renewAt(FIRST);
  }

  @Override
  public Renewed renew(Call<String> call) throws Exception {
    var count = call.privateState().get("count").orElse("0");
    called.add("renew " + call.privateState().get("lease").orElse("nothing") + " " + count);
    return count.equals("0") ? Renewed.renewAt(SECOND).keep("count", "1") : Renewed.last();
  }
}
