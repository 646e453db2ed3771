package dev.terrane.tests.records.machine;

import dev.terrane.provider.Action;
import dev.terrane.provider.Timeouts;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.attribute.WriteOnly;
import dev.terrane.provider.combination.ExactlyOneOf;
import jakarta.validation.constraints.Positive;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Reboots a server.
 *
 * @param server its name; "missing" is refused in the plan, "broken" cannot be rebooted, "endless"
 *     waits until it is interrupted
 * @param address its address, instead of the name
 * @param steps how many messages it sends
 * @param pause the time between two messages
 * @param token allows it
 */
@Action("reboot")
@Timeouts(invoke = "5m")
public record Reboot(
    @ExactlyOneOf("address") @Nullable String server,
    @Nullable String address,
    @Default("2") @Positive int steps,
    @Default("1ms") Duration pause,
    @WriteOnly @Nullable String token) {}
