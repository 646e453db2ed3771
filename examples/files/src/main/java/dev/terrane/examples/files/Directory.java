package dev.terrane.examples.files;

import dev.terrane.provider.DataSource;
import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.Default;
import java.time.Instant;
import java.util.List;

/**
 * The files in a directory, without those in directories inside.
 *
 * @param path where the directory lies
 * @param glob which files are meant
 * @param files what was found, by name
 */
@DataSource("directory")
public record Directory(String path, @Default("*") String glob, @Computed List<Entry> files) {

  /**
   * A file.
   *
   * @param name its name
   * @param size its size in bytes
   * @param modified when it was written last
   */
  public record Entry(String name, long size, Instant modified) {}
}
