package dev.terrane.tests.archive;

import dev.terrane.provider.Part;
import dev.terrane.tests.directory.DirectoryProvider;
import java.nio.file.Path;
import java.util.List;

/// An archive is a directory, its boxes are files.
public sealed class ArchiveProvider extends DirectoryProvider {
  /// The current version.
  public ArchiveProvider() {
    this(new Box());
  }

  private ArchiveProvider(Part<? super Path> box) {
    super(
        "archive",
        List.of(
            box,
            new Tag(),
            ArchiveFunctions.SLUG,
            ArchiveFunctions.STATE,
            ArchiveFunctions.NOTHING));
  }

  /// As it was, when states were written with version 0 of the schema.
  public static final class Former extends ArchiveProvider {
    /// With the box as it was.
    public Former() {
      super(new FormerBox());
    }
  }
}
