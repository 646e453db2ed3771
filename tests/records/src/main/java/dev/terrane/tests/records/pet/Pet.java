package dev.terrane.tests.records.pet;

import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.attribute.Derived;
import dev.terrane.provider.attribute.Identity;
import dev.terrane.provider.attribute.RequiresReplace;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A name.
 *
 * @param name the name that was drawn
 * @param words how many words it has
 * @param keepers whatever asks for another name when it changes
 * @param note what the user wants to remember
 * @param serial counts the changes
 * @param shout the name in capitals
 */
@ManagedResource("pet")
public record Pet(
    @Identity @Computed String name,
    @RequiresReplace @Default("2") int words,
    @RequiresReplace @Nullable Map<String, String> keepers,
    @Nullable String note,
    @Computed int serial,
    @Derived String shout) {

  static String shout(String name) {
    return name.toUpperCase(Locale.ROOT);
  }
}
