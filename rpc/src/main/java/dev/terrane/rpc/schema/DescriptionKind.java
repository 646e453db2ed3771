package dev.terrane.rpc.schema;

/** The format of a description, which is always Markdown. */
final class DescriptionKind {
  private static final long MARKDOWN = 1;

  private DescriptionKind() {}

  /** The number of the format; 0 for an empty description. */
  static long of(String description) {
    return description.isEmpty() ? 0 : MARKDOWN;
  }
}
