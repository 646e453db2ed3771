package vault;

import dev.terrane.provider.EphemeralResource;
import dev.terrane.provider.Timeouts;
import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.attribute.Sensitive;
import java.time.Duration;

/**
 * A token.
 *
 * @param role what it is for
 * @param ttl how long it lives
 * @param value the secret
 */
@EphemeralResource("token")
@Timeouts(open = "1m", openDescription = "How long a login may take.")
public record Token(String role, @Default("1h") Duration ttl, @Computed @Sensitive String value) {}
