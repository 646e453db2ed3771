package dev.terrane.examples.files;

import dev.terrane.provider.DataSource;
import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.Default;
import java.time.Instant;
import java.util.List;

/**
 * The files in a directory, without those in directories inside.
 *
 * @param path path of the directory
 * @param glob pattern of the file names
 * @param files the files by name
 */
@DataSource("directory")
public record Directory(String path, @Default("*") String glob, @Computed List<Entry> files) {

  /**
   * A file.
   *
   * @param name name of the file
   * @param size size in bytes
   * @param modified time of the last change
   */
  public record Entry(String name, long size, Instant modified) {}
}
