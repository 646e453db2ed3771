package dev.terrane.packaging.system;

import java.io.IOException;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.nio.file.Path;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/// The version and platform of a JDK, which only the module `java.base` contains.
///
/// @param platform the platform
/// @param version the JDK's version, like 25.0.3
public record BaseModule(Platform platform, String version) {
  /// Reads a file `java.base.jmod`.
  ///
  /// @throws PackagingException if it is not a module file
  public static BaseModule of(Path file) {
    try (var zip = new ZipFile(file.toFile())) {
      var entry = zip.getEntry("classes/module-info.class");
      if (entry != null) {
        try (var in = zip.getInputStream(entry)) {
          return of(file, ClassFile.of().parse(in.readAllBytes()));
        }
      }
    } catch (IOException | IllegalArgumentException e) {
      throw damaged(file, e.getMessage());
    }
    throw damaged(file, "it contains no module");
  }

  private static BaseModule of(Path file, ClassModel module) {
    var target =
        module
            .findAttribute(Attributes.moduleTarget())
            .map(found -> found.targetPlatform().stringValue().split("-", 2))
            .filter(words -> words.length == 2)
            .orElseThrow(() -> damaged(file, "it names no platform"));
    var version =
        module
            .findAttribute(Attributes.module())
            .flatMap(found -> found.moduleVersion())
            .orElseThrow(() -> damaged(file, "it names no version"))
            .stringValue();
    // Removes the suffix of an early-access version, which the file `release` lacks.
    return new BaseModule(Platform.of(target[0], target[1]), version.replaceFirst("-.*", ""));
  }

  private static PackagingException damaged(Path file, @Nullable String reason) {
    return new PackagingException(
        file + " is damaged (" + reason + "); unpack the jmods archive of the JDK again");
  }

  /// Whether it belongs to a JDK.
  public boolean isOf(JdkRelease jdk) {
    return platform.equals(jdk.platform()) && version.equals(jdk.version());
  }
}
