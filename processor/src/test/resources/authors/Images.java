package cloud;

import dev.terrane.provider.DataSource;
import dev.terrane.provider.attribute.Block;
import dev.terrane.provider.attribute.Computed;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

@DataSource(value = "images", deprecated = "Use pictures.")
record Images(
    @Block List<Filter> filter, @Nullable String nameRegex, @Computed List<Image> images) {
  record Filter(String name, Set<String> values) {}

  record Image(String id, String name, @Nullable Instant created) {}
}
