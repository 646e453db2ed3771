package dev.terrane.tests.records.rows;

import dev.terrane.provider.attribute.NullIsNotEmpty;
import dev.terrane.provider.resource.Former;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The state of schema version 0.
 *
 * @param name how it is called
 * @param words texts, called otherwise today
 * @param keepers texts by key
 * @param strict texts that are never null
 */
@Former(version = 0)
record SparseV0(
    String name,
    @Nullable List<@Nullable String> words,
    @NullIsNotEmpty @Nullable Map<String, @Nullable String> keepers,
    @Nullable List<String> strict) {}
