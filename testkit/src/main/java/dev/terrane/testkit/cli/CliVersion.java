package dev.terrane.testkit.cli;

import java.util.Comparator;
import java.util.regex.Pattern;

/// The version of a CLI. A pre-release counts as its release, because it has the same features.
///
/// @param major the first number
/// @param minor the second number
/// @param patch the third number
public record CliVersion(int major, int minor, int patch) implements Comparable<CliVersion> {
  private static final Pattern FORM = Pattern.compile("v?(\\d+)\\.(\\d+)(?:\\.(\\d+))?(?:[-+].*)?");

  /// Parses a version.
  ///
  /// @param text `1.11`, `1.11.4`, `v1.11.4`, `1.12.0-rc1`
  /// @return the version
  /// @throws IllegalArgumentException if the text is not a version
  public static CliVersion of(String text) {
    var matcher = FORM.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException("not a version: " + text);
    }
    var patch = matcher.group(3) == null ? "0" : matcher.group(3);
    return new CliVersion(
        Integer.parseInt(matcher.group(1)),
        Integer.parseInt(matcher.group(2)),
        Integer.parseInt(patch));
  }

  @Override
  public int compareTo(CliVersion other) {
    return Comparator.comparingInt(CliVersion::major)
        .thenComparingInt(CliVersion::minor)
        .thenComparingInt(CliVersion::patch)
        .compare(this, other);
  }

  @Override
  public String toString() {
    return major + "." + minor + "." + patch;
  }
}
