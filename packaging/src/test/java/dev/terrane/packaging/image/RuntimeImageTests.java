package dev.terrane.packaging.image;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.packaging.system.PackagingException;
import dev.terrane.packaging.system.Platform;
import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.attribute.ModuleAttribute;
import java.lang.classfile.attribute.ModuleTargetAttribute;
import java.lang.constant.ModuleDesc;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class RuntimeImageTests {
  private static final String OTHER =
      Platform.current().os().equals("windows") ? "Linux" : "Windows";

  @TempDir Path scratch;

  private void release(String system) throws IOException {
    Files.writeString(
        scratch.resolve("release"),
        "JAVA_VERSION=\"25.0.3\"\nOS_NAME=\"%s\"\nOS_ARCH=\"%s\"\n"
            .formatted(system, System.getProperty("os.arch")));
  }

  /// A `java.base` that contains only its version and platform.
  private void module(String target, String version) throws IOException {
    var info =
        ClassFile.of()
            .buildModule(
                ModuleAttribute.of(
                    ModuleDesc.of("java.base"), module -> module.moduleVersion(version)),
                module -> module.with(ModuleTargetAttribute.of(target)));
    var file = Files.createDirectories(scratch.resolve("jmods")).resolve("java.base.jmod");
    try (var out = Files.newOutputStream(file)) {
      out.write("JM\1\0".getBytes(StandardCharsets.US_ASCII));
      var zip = new ZipOutputStream(out);
      zip.putNextEntry(new ZipEntry("classes/module-info.class"));
      zip.write(info);
      zip.finish();
    }
  }

  private AbstractThrowableAssert<?, ?> refusal(Path jdk, String... modules) {
    var provider = scratch.resolve("provider.jar");
    var image = new RuntimeImage(jdk, Set.of(modules), provider, Optional.empty());
    return assertThatThrownBy(() -> image.write(scratch.resolve("image"), scratch.resolve("legal")))
        .isInstanceOf(PackagingException.class);
  }

  @Test
  void aJdkOfAnotherPlatformNeedsItsModules() throws IOException {
    release(OTHER);
    Files.createDirectories(scratch.resolve("jmods/jdk-25.0.3-jmods"));
    refusal(scratch, "java.base")
        .hasMessageStartingWith(
            scratch.resolve("jmods/java.base.jmod") + " is required to link an image for ")
        .hasMessageContaining("unpack the jmods archive of the same JDK there");
  }

  @Test
  void modulesOfAnotherPlatformOrVersionThanTheJdkAreRefused() throws IOException {
    release(OTHER);
    var own = OTHER.toLowerCase(java.util.Locale.ROOT) + "-" + System.getProperty("os.arch");
    module("macos-aarch64", "25.0.3");
    refusal(scratch, "java.base")
        .hasMessageContaining(
            "java.base.jmod belongs to Java 25.0.3 for darwin_arm64, but the JDK is")
        .hasMessageEndingWith("unpack the jmods archive of the same JDK there");
    module(own, "25.0.2");
    refusal(scratch, "java.base")
        .hasMessageContaining("java.base.jmod belongs to Java 25.0.2 for ");
    module(own, "25.0.3-ea");
    refusal(scratch, "java.base", "java.nothing")
        .as("the modules fit")
        .hasMessageContaining("has no module \"java.nothing\"");
  }

  @Test
  void damagedModulesAreNamed() throws IOException {
    release(OTHER);
    var base = Files.createDirectories(scratch.resolve("jmods")).resolve("java.base.jmod");
    Files.write(base, new byte[100]);
    refusal(scratch, "java.base")
        .hasMessageStartingWith(base + " is damaged (")
        .hasMessageEndingWith("); unpack the jmods archive of the JDK again");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void anImageForAnotherPlatformThanItsJdkIsRefused() throws IOException {
    release(System.getProperty("os.name"));
    var jlink = Files.createDirectories(scratch.resolve("bin")).resolve("jlink");
    Files.writeString(
        jlink,
        """
        #!/bin/sh
        for image; do :; done
        mkdir -p "$image/bin"
        printf '\\317\\372\\355\\376\\007\\000\\000\\001' >"$image/bin/java"
        """);
    Files.setPosixFilePermissions(
        jlink, java.nio.file.attribute.PosixFilePermissions.fromString("rwxr-xr-x"));
    refusal(scratch, "java.base")
        .hasMessageStartingWith(
            "the image that was linked from the JDK in "
                + scratch
                + " is for darwin_amd64, but the file")
        .hasMessageEndingWith("unpack the JDK and its jmods archive again");
  }

  @Test
  void aModuleThatTheJdkLacksIsNamed() {
    refusal(Path.of(System.getProperty("java.home")), "java.nothing")
        .hasMessageContaining("has no module \"java.nothing\", which --modules or")
        .hasMessageEndingWith("list the modules with \"java --list-modules\"");
  }
}
