package dev.terrane.tests.records.identity;

import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.attribute.Embedded;
import dev.terrane.provider.attribute.Identity;
import dev.terrane.provider.resource.ImportId;
import org.jspecify.annotations.Nullable;

/**
 * A shared folder. Only its server and its name are needed to find it.
 *
 * @param server where it is
 * @param name how it is called
 * @param note anything
 * @param endpoint where the server listens
 * @param account whom it belongs to
 * @param protocol how it is spoken to
 * @param region chosen by the server when left out
 */
@ManagedResource("share")
@ImportId("{server}/{name}")
public record Share(
    @Identity String server,
    @Identity String name,
    @Nullable String note,
    @Embedded Endpoint endpoint,
    @Identity(optionalForImport = true) @Computed String account,
    @Identity(optionalForImport = true) @Default("smb") String protocol,
    @Identity(optionalForImport = true) @Computed(orSet = true) String region) {

  /**
   * The endpoint of a server.
   *
   * @param port its port
   */
  public record Endpoint(@Identity(optionalForImport = true, mutable = true) int port) {}
}
