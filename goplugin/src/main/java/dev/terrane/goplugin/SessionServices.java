package dev.terrane.goplugin;

import dev.terrane.goplugin.service.StdioBuffer;
import io.grpc.ServerServiceDefinition;
import java.util.List;
import java.util.function.Supplier;

/// The services of one session.
///
/// @param plugin the plugin's own services
/// @param stdio the standard output and error of the plugin, for the host
/// @param descriptors serialized file descriptors of the services, for reflection; called at its
///   first use
/// @param onShutdown runs before the response to the host's `Shutdown`
/// @param onEnd runs once at the end of the session, after its calls have ended or were interrupted
public record SessionServices(
    List<ServerServiceDefinition> plugin,
    StdioBuffer stdio,
    Supplier<List<byte[]>> descriptors,
    Runnable onShutdown,
    Runnable onEnd) {}
