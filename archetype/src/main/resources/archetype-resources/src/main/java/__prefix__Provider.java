package ${package};

import dev.terrane.provider.Connecting;
import dev.terrane.provider.Part;
import dev.terrane.provider.Provider;
import java.nio.file.Path;
import java.util.List;

/** Creates the client of a session, and lists resources and data sources. */
public final class ${prefix}Provider implements Provider<${prefix}Config, ${prefix}Client> {
  @Override
  public ${prefix}Client connect(Connecting call, ${prefix}Config config) {
    return new ${prefix}Client(Path.of(config.directory()).toAbsolutePath());
  }

  @Override
  public List<Part<? super ${prefix}Client>> parts() {
    return List.of(new ItemResource(), new ItemsDataSource());
  }
}
