package parts;

import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.attribute.Block;
import dev.terrane.provider.attribute.ConfigOnly;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.attribute.Derived;
import dev.terrane.provider.attribute.Identity;
import dev.terrane.provider.attribute.Sensitive;
import dev.terrane.provider.attribute.WriteOnly;
import org.jspecify.annotations.Nullable;

/**
 * A note.
 *
 * @param path where it lies
 */
@ManagedResource("note")
public record Note(
    @Identity String path,
    @Sensitive String content,
    @ConfigOnly @Default("false") boolean keep,
    @WriteOnly @Nullable String key,
    @Derived int length,
    @Block Owner owner) {

  /** Whom it belongs to. */
  public record Owner(String user, @Nullable String group) {}

  static int length(String content) {
    return content.length();
  }
}
