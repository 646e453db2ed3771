package dev.terrane.tests.records.db;

import dev.terrane.provider.resource.Former;
import org.jspecify.annotations.Nullable;

/**
 * A role as the first version stored it: its number was a text, and login had another name.
 *
 * @param id the number
 * @param name how it is called
 * @param canLogin whether it may log in
 */
@Former(version = 0)
record RoleV0(String id, String name, @Nullable Boolean canLogin) {}
