package dev.terrane.examples.check;

import dev.terrane.provider.Timeouts;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.provisioner.Provisioner;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Waits until a TCP port answers.
 *
 * @param port the port
 * @param host the host; that of the connection by default
 * @param label the name of the service, for the output
 * @param interval the time between two attempts
 */
@Provisioner("check")
@Timeouts(provision = "5m")
public record Check(
    @Min(1) @Max(65535) int port,
    @Nullable String host,
    @Nullable String label,
    @Default("500ms") Duration interval) {}
