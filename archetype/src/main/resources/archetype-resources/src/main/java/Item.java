package ${package};

import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.attribute.Derived;
import dev.terrane.provider.attribute.Identity;
import jakarta.validation.constraints.Pattern;

/**
 * An item.
 *
 * @param name The name of the item. Another name is another item.
 * @param text The text of the item.
 * @param length The number of characters of the text.
 */
@ManagedResource("item")
record Item(
    @Identity
        @Pattern(regexp = "[a-z0-9-]+", message = "must consist of letters, digits and hyphens")
        String name,
    @Default("") String text,
    @Derived int length) {

  /** Computed from the text, so that plans contain it. */
  static int length(String text) {
    return text.length();
  }
}
