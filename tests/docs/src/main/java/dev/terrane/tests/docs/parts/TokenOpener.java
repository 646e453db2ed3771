package dev.terrane.tests.docs.parts;

import dev.terrane.provider.Call;
import dev.terrane.provider.ephemeral.Closing;
import dev.terrane.provider.ephemeral.Opened;
import dev.terrane.provider.ephemeral.Renewed;
import dev.terrane.provider.ephemeral.Renewing;
import dev.terrane.tests.docs.parts.TokenModel.Input;
import java.time.Duration;

final class TokenOpener implements TokenModel.Opener<Cloud>, Renewing<Cloud>, Closing<Cloud> {
  private static final Duration EARLY = Duration.ofMinutes(1);

  @Override
  public Opened<Token> open(Call<Cloud> call, Input in) {
    var lease = call.client().lease(in.role());
    return Opened.of(in.toState(lease.secret()))
        .renewAt(lease.expires().minus(EARLY))
        .keep("lease", lease.id());
  }

  @Override
  public Renewed renew(Call<Cloud> call) {
    return Renewed.renewAt(call.client().renew(lease(call)).minus(EARLY));
  }

  @Override
  public void close(Call<Cloud> call) {
    call.client().revoke(lease(call));
  }

  private static String lease(Call<Cloud> call) {
    return call.privateState().get("lease").orElseThrow();
  }
}
