package dev.terrane.tests.records.rows;

import dev.terrane.provider.attribute.Equality;

/** Paths are the same with or without a slash at the end. */
final class Slashes implements Equality<String> {
  @Override
  public boolean same(String stated, String observed) {
    return bare(stated).equals(bare(observed));
  }

  private static String bare(String path) {
    return path.endsWith("/") ? path.substring(0, path.length() - 1) : path;
  }
}
