package parts;

import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.attribute.Identity;
import dev.terrane.provider.resource.Former;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A disk. */
@ManagedResource(
    value = "disk",
    version = 2,
    former = {Disk.V0.class, Disk.V1.class})
public record Disk(@Identity String name, int sizeMb, List<String> labels) {

  /** The first version. */
  @Former(version = 0)
  public record V0(@Identity String name, @Nullable String size) {}

  /** The second version. */
  @Former(version = 1)
  public record V1(@Identity String name, int size, @Nullable Label label) {

    /** A label. */
    public record Label(String text) {}
  }
}
