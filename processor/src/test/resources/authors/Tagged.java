package s3;

import dev.terrane.provider.Nested;
import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.Planned;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * @param tags its labels
 */
@Nested
public record Tagged(
    @Nullable Map<String, String> tags, @Computed @Planned("tags") Map<String, String> tagsAll) {}
