package dev.terrane.packaging.image;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.jar.Attributes;
import java.util.jar.Manifest;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/// Merges several jars into one, because the JVM opens and checks each jar of the class path at its
/// start. Use it only for jars that do not look for their own location or manifest.
final class MergedJar implements AutoCloseable {
  private static final String MANIFEST = "META-INF/MANIFEST.MF";
  private static final String SERVICES = "META-INF/services/";

  /// Entries about the build of a jar or its module. They are not used on a class path.
  private static final Pattern OF_ITSELF =
      Pattern.compile(
          "META-INF/(MANIFEST\\.MF|INDEX\\.LIST|maven/.*|proguard/.*)|(.*/)?module-info\\.class");

  private static final Pattern LEGAL =
      Pattern.compile("(META-INF/)?(LICENSE|NOTICE|COPYRIGHT|AUTHORS)[^/]*");

  private final PackagedJar to;
  private final DebugInfoStripper code;
  private final Map<String, List<String>> services = new TreeMap<>();
  private final Map<String, byte[]> content = new TreeMap<>();
  private boolean isMultiRelease;

  MergedJar(PackagedJar to, DebugInfoStripper code) {
    this.to = to;
    this.code = code;
  }

  /// Adds a jar, but not classes that are not wanted. Of two entries with one name that of the
  /// earlier jar stays, as on a class path; lists of services are joined.
  void add(Path jar, Predicate<String> wanted) throws IOException {
    try (var in = new ZipFile(jar.toFile())) {
      for (var entry : Collections.list(in.entries())) {
        var isClass = entry.getName().endsWith(".class");
        if (!entry.isDirectory() && (!isClass || wanted.test(entry.getName()))) {
          add(jar, entry, in.getInputStream(entry).readAllBytes());
        }
      }
    }
  }

  private void add(Path jar, ZipEntry entry, byte[] bytes) throws IOException {
    var name = entry.getName();
    if (name.equals(MANIFEST)) {
      var main = new Manifest(new ByteArrayInputStream(bytes)).getMainAttributes();
      isMultiRelease |= Boolean.parseBoolean(main.getValue(Attributes.Name.MULTI_RELEASE));
    } else if (name.startsWith(SERVICES)) {
      var lines = new String(bytes, StandardCharsets.UTF_8).lines().toList();
      services.computeIfAbsent(name, _ -> new ArrayList<>()).addAll(lines);
    } else if (LEGAL.matcher(name).matches()) {
      content.putIfAbsent("META-INF/legal/" + jar.getFileName() + "/" + name, bytes);
    } else if (!OF_ITSELF.matcher(name).matches()) {
      content.putIfAbsent(name, name.endsWith(".class") ? code.of(bytes) : bytes);
    }
  }

  @Override
  public void close() throws IOException {
    try (to) {
      to.add(MANIFEST, manifest());
      for (var service : services.entrySet()) {
        var text = String.join("\n", service.getValue()) + "\n";
        to.add(service.getKey(), text.getBytes(StandardCharsets.UTF_8));
      }
      for (var entry : content.entrySet()) {
        to.add(entry.getKey(), entry.getValue());
      }
    }
  }

  private byte[] manifest() throws IOException {
    var manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    if (isMultiRelease) {
      manifest.getMainAttributes().put(Attributes.Name.MULTI_RELEASE, "true");
    }
    var bytes = new ByteArrayOutputStream();
    manifest.write(bytes);
    return bytes.toByteArray();
  }
}
