package dev.terrane.cty.codec;

import dev.terrane.cty.CtyType;

/** Names types in sentences. */
final class Article {
  private Article() {}

  static String of(CtyType type) {
    var name = type.friendlyName();
    return name.startsWith("object") ? "an " + name : "a " + name;
  }
}
