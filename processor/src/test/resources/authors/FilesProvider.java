package files;

import dev.terrane.provider.Connecting;
import dev.terrane.provider.Part;
import dev.terrane.provider.Provider;
import java.nio.file.Path;
import java.util.List;

public final class FilesProvider implements Provider<FilesConfig, Path> {
  @Override
  public Path connect(Connecting call, FilesConfig config) {
    return Path.of(".");
  }

  @Override
  public List<? extends Part<? super Path>> parts() {
    return List.of();
  }
}
