package dev.terrane.goplugin.service;

import io.grpc.HandlerRegistry;
import io.grpc.ServerMethodDefinition;
import io.grpc.ServerServiceDefinition;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// All services of one server. The auxiliary ones are created at their first call, because most
/// hosts use few of them.
public final class ServiceTable extends HandlerRegistry {
  private final Map<String, Supplier<ServerServiceDefinition>> makers = new ConcurrentHashMap<>();
  private final Map<String, ServerServiceDefinition> made = new ConcurrentHashMap<>();

  /// Creates the table of a plugin.
  ///
  /// @param plugin the plugin's own services
  /// @param shutdown requests the end of the server, and returns at once
  /// @param stdio the standard output and error of the plugin
  /// @param descriptors serialized file descriptors for reflection, created at its first use
  public ServiceTable(
      List<ServerServiceDefinition> plugin,
      Runnable shutdown,
      StdioBuffer stdio,
      Supplier<List<byte[]>> descriptors) {
    makers.put(ControllerService.NAME, () -> ControllerService.define(shutdown));
    makers.put(StdioService.NAME, () -> StdioService.define(stdio));
    makers.put(BrokerService.NAME, BrokerService::define);
    makers.put(HealthService.NAME, HealthService::define);
    for (var version : ReflectionService.VERSIONS) {
      var name = ReflectionService.name(version);
      makers.put(name, () -> ReflectionService.define(version, this::names, descriptors));
    }
    for (var service : plugin) {
      makers.put(service.getServiceDescriptor().getName(), () -> service);
    }
  }

  @Override
  public @Nullable ServerMethodDefinition<?, ?> lookupMethod(
      String method, @Nullable String authority) {
    var slash = method.lastIndexOf('/');
    return slash < 0
        ? null
        : service(method.substring(0, slash))
            .<ServerMethodDefinition<?, ?>>map(service -> service.getMethod(method))
            .orElse(null);
  }

  @Override
  public List<ServerServiceDefinition> getServices() {
    return names().stream().flatMap(name -> service(name).stream()).collect(Collectors.toList());
  }

  private Optional<ServerServiceDefinition> service(String name) {
    return Optional.ofNullable(makers.get(name))
        .map(maker -> made.computeIfAbsent(name, missing -> maker.get()));
  }

  private Collection<String> names() {
    return makers.keySet().stream().sorted().toList();
  }
}
