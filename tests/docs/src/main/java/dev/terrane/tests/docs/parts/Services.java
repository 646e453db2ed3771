package dev.terrane.tests.docs.parts;

import dev.terrane.provider.Failure;
import dev.terrane.provider.ProviderFunction;

final class Services {
  private Services() {}

  /**
   * Returns the port of a service.
   *
   * @param service name of the service
   * @return the port
   */
  @ProviderFunction("port")
  static int port(String service) {
    return switch (service) {
      case "http" -> 80;
      case "https" -> 443;
      case "ssh" -> 22;
      default -> throw new Failure("Unknown service", "The services are http, https and ssh.");
    };
  }
}
