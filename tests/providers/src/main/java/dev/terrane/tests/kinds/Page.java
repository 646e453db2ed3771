package dev.terrane.tests.kinds;

import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.Timeouts;
import dev.terrane.provider.attribute.Block;
import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.attribute.RequiresReplace;
import dev.terrane.provider.attribute.Sensitive;
import dev.terrane.provider.attribute.WriteOnly;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A page, which exists only in the state.
 *
 * @param title its title
 * @param author its author
 * @param tags words about it
 * @param labels further words, by their names
 * @param line its lines
 * @param format the format of the lines
 * @param password a password for its readers
 * @param number its number
 */
@ManagedResource("page")
@Timeouts(create = "5m")
public record Page(
    @RequiresReplace String title,
    @Nullable Author author,
    @Nullable Set<String> tags,
    @Nullable Map<String, @Nullable String> labels,
    @Block List<Line> line,
    @Default("plain") String format,
    @WriteOnly @Nullable String password,
    @Computed(stable = true) @Sensitive String number) {
  /**
   * An author, as a nested attribute.
   *
   * @param name the name
   * @param age the age in years
   */
  public record Author(String name, @Nullable Integer age) {}

  /**
   * A line.
   *
   * @param text its text
   * @param indent the number of spaces before it
   */
  public record Line(String text, @Default("0") int indent) {}
}
