package dev.terrane.tests.records.rows;

import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.Timeouts;
import dev.terrane.provider.attribute.Block;
import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.Derived;
import dev.terrane.provider.attribute.Embedded;
import dev.terrane.provider.attribute.Identity;
import dev.terrane.provider.attribute.RequiresReplace;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Objects in objects; nothing of it changes in place.
 *
 * @param key what names it
 * @param open what the remote side chooses when it is left out
 * @param outer objects with objects inside
 * @param options a block that is always there
 * @param seen what the remote side returns
 */
@RequiresReplace
@ManagedResource("deep")
@Timeouts(create = "1m", update = "", delete = "", attribute = true)
public record Deep(
    @Embedded Key key,
    @Embedded Open open,
    @Block List<Outer> outer,
    @Block(group = true) Options options,
    @Computed Map<String, Seen> seen) {

  /**
   * What names it.
   *
   * @param name how it is called
   */
  public record Key(@Identity String name) {}

  /**
   * What the remote side chooses when it is left out.
   *
   * @param amount a number of 32 bits
   * @param size a number of 64 bits
   * @param share a fraction
   * @param tags texts
   * @param colour a choice
   */
  public record Open(
      @Computed(orSet = true) int amount,
      @Computed(orSet = true) long size,
      @Computed(orSet = true) double share,
      @Computed(orSet = true) List<String> tags,
      @Computed(orSet = true) Kinds.Colour colour) {}

  /**
   * An object with objects inside.
   *
   * @param name how it is called
   * @param shout its name, louder
   * @param code what the remote side calls it
   * @param inner objects inside
   */
  public record Outer(
      String name, @Derived String shout, @Computed String code, @Block Set<Inner> inner) {
    static String shout(String name) {
      return name + "!";
    }
  }

  /**
   * An object inside an object.
   *
   * @param text what it says
   * @param number what the remote side calls it
   */
  public record Inner(String text, @Computed int number) {}

  /**
   * A block that is always there.
   *
   * @param quiet whether to be quiet
   */
  public record Options(@Nullable Boolean quiet) {}

  /**
   * The value that the remote side returns.
   *
   * @param text anything
   */
  public record Seen(String text) {}
}
