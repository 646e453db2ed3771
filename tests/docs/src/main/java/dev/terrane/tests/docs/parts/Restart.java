package dev.terrane.tests.docs.parts;

import dev.terrane.provider.Action;
import dev.terrane.provider.Timeouts;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.attribute.WriteOnly;
import org.jspecify.annotations.Nullable;

/**
 * Restarts a firewall.
 *
 * @param firewall its id
 * @param rounds how often it is restarted
 * @param pin confirms the restart
 */
@Action("restart")
@Timeouts(invoke = "10m")
public record Restart(String firewall, @Default("1") int rounds, @WriteOnly @Nullable String pin) {}
