package dev.terrane.tests.docs.parts;

import dev.terrane.provider.Failure;
import dev.terrane.provider.ProviderFunction;

final class Services {
  private Services() {}

  /**
   * The port that a service listens on.
   *
   * @param service its name
   * @return the port
   */
  @ProviderFunction("port")
  static int port(String service) {
    return switch (service) {
      case "http" -> 80;
      case "https" -> 443;
      case "ssh" -> 22;
      default -> throw new Failure("No such service", "Services are http, https and ssh.");
    };
  }
}
