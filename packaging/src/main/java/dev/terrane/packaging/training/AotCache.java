package dev.terrane.packaging.training;

import dev.terrane.packaging.system.PackagingException;
import dev.terrane.packaging.system.ProcessRunner;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// The AOT cache of the JVM: recorded during training, then created from the recording.
///
/// @param scratch a folder for the recording
public record AotCache(Path scratch) {
  /// The additional options of the JVM in training.
  ///
  /// @param connects whether the provider connects in training
  public List<String> recording(boolean connects) {
    return List.of(
        "-XX:AOTMode=record",
        "-XX:AOTConfiguration=" + record(),
        "-Xlog:all=warning:file=\"" + log() + "\"",
        "-Dterrane.training=" + (connects ? "provider" : "engine"));
  }

  private Path record() {
    return scratch.resolve("provider.aotconf");
  }

  private Path log() {
    return scratch.resolve("jvm.log");
  }

  /// Creates the cache from the recording.
  ///
  /// @param java the image's java
  /// @param options the JVM's usual options
  /// @param main the module and its main class, as `MODULE/CLASS`
  /// @param cache the file to write
  /// @throws PackagingException with the output of the JVM if it fails
  public void write(Path java, List<String> options, String main, Path cache) {
    if (!Files.isRegularFile(record())) {
      throw new PackagingException(
          "the JVM did not write an AOT configuration during training" + words());
    }
    var command =
        Stream.of(
                Stream.of(java.toString()),
                options.stream(),
                Stream.of(
                    "-XX:AOTMode=create",
                    "-XX:AOTConfiguration=" + record(),
                    "-XX:AOTCache=" + cache,
                    "-m",
                    main))
            .flatMap(part -> part)
            .toList();
    ProcessRunner.require("creating the AOT cache", new ArrayList<>(command));
    if (!Files.isRegularFile(cache)) {
      throw new PackagingException("the JVM did not create an AOT cache" + words());
    }
  }

  private String words() {
    try {
      var words = Files.exists(log()) ? Files.readString(log()).strip() : "";
      return words.isEmpty() ? "" : ": " + words;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
