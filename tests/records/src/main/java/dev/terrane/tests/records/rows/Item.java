package dev.terrane.tests.records.rows;

import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.Timeouts;
import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.ConfigOnly;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.attribute.DeprecatedArgument;
import dev.terrane.provider.attribute.Derived;
import dev.terrane.provider.attribute.Embedded;
import dev.terrane.provider.attribute.Identity;
import dev.terrane.provider.attribute.Name;
import dev.terrane.provider.attribute.Planned;
import dev.terrane.provider.attribute.RequiresReplace;
import dev.terrane.provider.attribute.Sensitive;
import dev.terrane.provider.attribute.WriteOnly;
import dev.terrane.provider.resource.ImportId;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A thing with each word that a plain component can have.
 *
 * @param zone where it is
 * @param name how it is called; can change
 * @param note anything
 * @param settings what has a default
 * @param size how large it is; cannot shrink
 * @param revision changes with each update
 * @param id never changes
 * @param rack changes with the size alone
 * @param region chosen by the remote side when left out
 * @param address where to find it
 * @param label what the remote side prints on it
 * @param kind what it is
 * @param force whether it is destroyed at any price
 * @param pin a secret that is not stored
 * @param confidential words with a meaning for users
 */
@ManagedResource("item")
@ImportId("{zone}/{name}")
@Timeouts(create = "45m")
public record Item(
    @Identity String zone,
    @Identity(mutable = true) String name,
    @Nullable String note,
    @Embedded Settings settings,
    @Default("1") @RequiresReplace(when = "shrinks") long size,
    @Computed String revision,
    @Computed(stable = true) String id,
    @Computed(changesWith = "size") String rack,
    @Computed(orSet = true) String region,
    @Derived String address,
    @Computed @Planned("note") String label,
    @RequiresReplace @Nullable String kind,
    @ConfigOnly @Default("false") boolean force,
    @WriteOnly(version = "pin_version") @Nullable String pin,
    @Embedded Confidential confidential) {

  /**
   * What has a default.
   *
   * @param mode octal permissions
   * @param fields what is shown
   */
  public record Settings(
      @Default("0644") String mode, @Default(constant = "FIELDS") List<String> fields) {
    static final List<String> FIELDS = List.of("name", "size");
  }

  /**
   * Words with a meaning for users.
   *
   * @param secret never shown
   * @param remark what nobody should write any more
   * @param waits whether to wait
   */
  public record Confidential(
      @Sensitive @Nullable String secret,
      @DeprecatedArgument("Write note instead.") @Nullable String remark,
      @Name("wait") @Default("false") boolean waits) {}

  static boolean shrinks(long before, long after) {
    return after < before;
  }

  static String address(String zone, String name) {
    return zone + "/" + name;
  }
}
