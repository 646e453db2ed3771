package dev.terrane.tests.kinds;

import dev.terrane.provider.Call;
import dev.terrane.provider.ephemeral.Closing;
import dev.terrane.provider.ephemeral.Opened;
import dev.terrane.provider.ephemeral.Renewed;
import dev.terrane.provider.ephemeral.Renewing;
import dev.terrane.tests.kinds.TokenModel.Input;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;

/// Opens tokens.
final class TokenOpener implements TokenModel.Opener<Path>, Renewing<Path>, Closing<Path> {
  @Override
  public Opened<Token> open(Call<Path> call, Input in) {
    return Opened.of(new Token(in.role(), "secret-of-" + in.role()))
        .renewAt(Instant.now().plus(Duration.ofHours(1)));
  }

  @Override
  public Renewed renew(Call<Path> call) {
    return Renewed.last();
  }

  @Override
  public void close(Call<Path> call) {
    call.log().info("closed");
  }
}
