package parts;

import dev.terrane.provider.ProviderConfig;
import dev.terrane.provider.Value;
import dev.terrane.provider.attribute.Block;
import dev.terrane.provider.attribute.Default;
import org.jspecify.annotations.Nullable;

/** An account. */
@ProviderConfig("cloud")
public record Account(
    String region, @Default("3") int retries, Value<String> token, @Block @Nullable Proxy proxy) {

  /** What stands between. */
  public record Proxy(String host, @Nullable Integer port) {}
}
