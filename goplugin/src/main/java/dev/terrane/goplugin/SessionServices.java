package dev.terrane.goplugin;

import dev.terrane.goplugin.service.StdioBuffer;
import io.grpc.ServerServiceDefinition;
import java.util.List;
import java.util.function.Supplier;

/// What one session serves.
///
/// @param plugin the plugin's own services
/// @param stdio what the plugin prints, for the host to read
/// @param descriptors serialized file descriptors of the services, for reflection; asked for at its
///   first use
/// @param onShutdown run when the host asks for the end, before it is answered
/// @param onEnd run once at the end of the session, when its calls have ended or were interrupted
public record SessionServices(
    List<ServerServiceDefinition> plugin,
    StdioBuffer stdio,
    Supplier<List<byte[]>> descriptors,
    Runnable onShutdown,
    Runnable onEnd) {}
