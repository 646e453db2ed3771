package dev.terrane.provider.type;

import java.math.BigInteger;
import java.util.Comparator;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A version in the format of Semantic Versioning 2.0.0: `1.4.0`, `2.0.0-rc.1+20261123`. Versions
/// that differ only in their build metadata compare as the same, as that specification demands, but
/// are not equal.
///
/// @param major the major version
/// @param minor the minor version
/// @param patch the patch version
/// @param preRelease the identifiers of a pre-release, `rc.1`; empty for a release
/// @param build the build metadata; empty if there is none
public record SemanticVersion(
    BigInteger major, BigInteger minor, BigInteger patch, String preRelease, String build)
    implements Comparable<SemanticVersion> {
  private static final String NUMBER = "(0|[1-9][0-9]*+)";
  private static final String IDENTIFIER =
      "(?:(?:0|[1-9][0-9]*+)(?![0-9A-Za-z-])|[0-9]*+[A-Za-z-][0-9A-Za-z-]*+)";
  private static final String BUILD = "[0-9A-Za-z-]++";
  private static final Pattern PRE_RELEASES = several(IDENTIFIER);
  private static final Pattern BUILDS = several(BUILD);
  private static final Pattern FORMAT =
      Pattern.compile(NUMBER + "\\." + NUMBER + "\\." + NUMBER + "(?:-([^+]*+))?(?:\\+(.*+))?");
  private static final Comparator<SemanticVersion> PRECEDENCE =
      Comparator.comparing(SemanticVersion::major)
          .thenComparing(SemanticVersion::minor)
          .thenComparing(SemanticVersion::patch)
          .thenComparing(SemanticVersion::preRelease, SemanticVersion::comparePreReleases);

  /// Creates a version.
  ///
  /// @throws IllegalArgumentException if a part does not have the format of the specification
  public SemanticVersion {
    if (major.signum() < 0 || minor.signum() < 0 || patch.signum() < 0) {
      throw new IllegalArgumentException("a version has no negative numbers");
    }
    if (!isEmptyOr(PRE_RELEASES, preRelease) || !isEmptyOr(BUILDS, build)) {
      throw new IllegalArgumentException(preRelease + "+" + build + " is not part of a version");
    }
  }

  private static Pattern several(String part) {
    return Pattern.compile(part + "(?:\\." + part + ")*+");
  }

  private static boolean isEmptyOr(Pattern pattern, String text) {
    return text.isEmpty() || pattern.matcher(text).matches();
  }

  /// Parses a version.
  ///
  /// @param text the version, without a `v` before it
  /// @return the version
  /// @throws IllegalArgumentException if the text is not a semantic version
  public static SemanticVersion parse(String text) {
    var matcher = FORMAT.matcher(text);
    if (!matcher.matches() || isEmpty(matcher.group(4)) || isEmpty(matcher.group(5))) {
      throw new IllegalArgumentException(text + " is not a semantic version");
    }
    return new SemanticVersion(
        new BigInteger(matcher.group(1)),
        new BigInteger(matcher.group(2)),
        new BigInteger(matcher.group(3)),
        orEmpty(matcher.group(4)),
        orEmpty(matcher.group(5)));
  }

  private static boolean isEmpty(@Nullable String part) {
    return part != null && part.isEmpty();
  }

  private static String orEmpty(@Nullable String part) {
    return part == null ? "" : part;
  }

  /// Whether this is a pre-release.
  ///
  /// @return true for `1.0.0-rc.1`
  public boolean isPreRelease() {
    return !preRelease.isEmpty();
  }

  /// Compares the precedence of two versions (section 11 of the specification).
  @Override
  public int compareTo(SemanticVersion other) {
    return PRECEDENCE.compare(this, other);
  }

  /// A release follows its pre-releases.
  private static int comparePreReleases(String one, String other) {
    if (one.isEmpty() || other.isEmpty()) {
      return Boolean.compare(one.isEmpty(), other.isEmpty());
    }
    var ones = one.split("\\.", -1);
    var others = other.split("\\.", -1);
    for (var i = 0; i < Math.min(ones.length, others.length); i++) {
      var difference = compareIdentifiers(ones[i], others[i]);
      if (difference != 0) {
        return difference;
      }
    }
    return Integer.compare(ones.length, others.length);
  }

  private static int compareIdentifiers(String one, String other) {
    var isNumber = isNumber(one);
    if (isNumber != isNumber(other)) {
      return isNumber ? -1 : 1;
    }
    return isNumber ? new BigInteger(one).compareTo(new BigInteger(other)) : one.compareTo(other);
  }

  private static boolean isNumber(String identifier) {
    return identifier.chars().allMatch(c -> c >= '0' && c <= '9');
  }

  /// {@return the version in the format that [#parse] reads}
  @Override
  public String toString() {
    return major
        + "."
        + minor
        + "."
        + patch
        + (preRelease.isEmpty() ? "" : "-" + preRelease)
        + (build.isEmpty() ? "" : "+" + build);
  }
}
