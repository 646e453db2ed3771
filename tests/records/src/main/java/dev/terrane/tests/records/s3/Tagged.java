package dev.terrane.tests.records.s3;

import dev.terrane.provider.Nested;
import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.Planned;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Tags, and what becomes of them with the provider's own.
 *
 * @param tags what the user wrote
 * @param tagsAll what the remote side gets
 */
@Nested
public record Tagged(
    @Nullable Map<String, String> tags, @Computed @Planned("tags") Map<String, String> tagsAll) {}
