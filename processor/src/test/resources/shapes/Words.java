package shapes;

import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.Embedded;
import dev.terrane.provider.attribute.Identity;
import dev.terrane.provider.attribute.Name;
import dev.terrane.provider.attribute.Planned;
import java.util.List;

/** Components that are called like what is generated. */
@ManagedResource("words")
public record Words(
    @Identity String toId,
    boolean stored,
    String before,
    String observed,
    String call,
    String in,
    String from,
    String of,
    String resource,
    String schema,
    String views,
    String name,
    String client,
    String codecs,
    @Computed @Planned({"client", "from"}) String made,
    @Computed(orSet = true) int toState,
    List<Config> config,
    List<Stored> inputs,
    @Name("pathway") String path,
    @Embedded Input input) {

  /** Called like a view. */
  public record Config(String values, String keeps) {}

  /** Called like another. */
  public record Stored(String toInput, String stored, @Computed String since) {}

  /** And another. */
  public record Input(String all, String observedToo, @Computed long rank) {}
}
