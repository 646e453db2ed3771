package dev.terrane.cty.codec;

import dev.terrane.cty.CtyType;

/** Adds the indefinite article to names of types. */
final class Article {
  private Article() {}

  static String of(CtyType type) {
    var name = type.friendlyName();
    return name.startsWith("object") ? "an " + name : "a " + name;
  }
}
