package dev.terrane.rpc.schema;

/** The format of a description; ours are Markdown. */
final class DescriptionKind {
  private static final long MARKDOWN = 1;

  private DescriptionKind() {}

  /** The number of the format of a description, which an empty one does not need. */
  static long of(String description) {
    return description.isEmpty() ? 0 : MARKDOWN;
  }
}
