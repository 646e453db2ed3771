package dev.terrane.server;

import dev.terrane.engine.session.Witness;
import dev.terrane.goplugin.host.HostedLaunch;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/** Tells what one launch creates to those who see to it that Terraform learns of it. */
record HostedWitness(HostedLaunch launch) implements Witness {
  @Override
  public Consumer<String> creating(String typeName) {
    var delivery = launch.deliveries().current();
    return importId -> delivery.exists(text(typeName, importId));
  }

  /** Whoever reads it may be at work elsewhere. */
  private static String text(String typeName, String importId) {
    return "%s \"%s\" was created, and Terraform may not know of it: if so, import it by this id, or remove it (a command in %s)"
        .formatted(typeName, importId, Path.of("").toAbsolutePath());
  }

  @Override
  public List<String> leftovers() {
    return launch.deliveries().current().leftovers();
  }

  @Override
  public void failed(Throwable thrown) {
    if (thrown instanceof OutOfMemoryError) {
      launch.exhausted();
    }
  }
}
