package dev.terrane.tests.records.rows;

import dev.terrane.provider.Nested;
import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.Default;

/**
 * A place, shared by resources.
 *
 * @param name how it is called
 * @param level how high it is
 * @param code what is written on its door
 */
@Nested
public record Place(String name, @Default("0") int level, @Computed String code) {}
