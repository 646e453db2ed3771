package dev.terrane.packaging.image;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.packaging.system.Hash;
import io.grpc.Status;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MergedJarTests {
  @TempDir Path scratch;

  private Path jar(String name, Map<String, byte[]> entries) throws IOException {
    var jar = scratch.resolve(name);
    try (var out = new ZipOutputStream(Files.newOutputStream(jar))) {
      for (var entry : entries.entrySet()) {
        out.putNextEntry(new ZipEntry(entry.getKey()));
        out.write(entry.getValue());
      }
    }
    return jar;
  }

  private static byte[] text(String text) {
    return text.getBytes(UTF_8);
  }

  private static byte[] bytes(Class<?> type) throws IOException {
    try (var in = type.getResourceAsStream("/" + entry(type))) {
      return Objects.requireNonNull(in).readAllBytes();
    }
  }

  private static String entry(Class<?> type) {
    return type.getName().replace('.', '/') + ".class";
  }

  private List<Path> copied(List<Path> own, List<Path> entries) {
    return new ClassPath(false, FrameworkJars.of(own)).copy(entries, scratch.resolve("to"));
  }

  private static String read(Path jar, String name) throws IOException {
    try (var made = new JarFile(jar.toFile())) {
      return new String(made.getInputStream(made.getEntry(name)).readAllBytes(), UTF_8);
    }
  }

  @Test
  void theFrameworksJarsBecomeOneWhereTheFirstWas() throws IOException {
    var one = jar("terrane-cty-1.jar", Map.of("one", text("1")));
    var two = jar("terrane-engine-1.jar", Map.of("two", text("2")));
    var author = jar("author.jar", Map.of("a", text("a")));
    var last = jar("last.jar", Map.of("b", text("b")));
    var jars = copied(List.of(one, two), List.of(author, one, last, two));
    assertThat(jars.stream().map(jar -> jar.getFileName().toString()))
        .containsExactly("author.jar", "terrane.jar", "last.jar");
    assertThat(read(jars.get(1), "one") + read(jars.get(1), "two")).isEqualTo("12");
  }

  @Test
  void aJarOfTheSameNameWithOtherContentIsTheAuthorsOwn() throws IOException {
    var ours = jar("grpc-core-1.jar", Map.of("one", text("1")));
    var other = jar("terrane-engine-1.jar", Map.of("two", text("2")));
    Files.createDirectory(scratch.resolve("author"));
    var theirs = jar("author/grpc-core-1.jar", Map.of("one", text("another version")));
    assertThat(copied(List.of(ours, other), List.of(theirs, other)))
        .extracting(jar -> jar.getFileName().toString())
        .containsExactly("grpc-core-1.jar", "terrane-engine-1.jar");
  }

  @Test
  void whateverElseThePackagerRunsOnIsTheAuthorsOwn() throws IOException {
    var driver = jar("postgresql-42.jar", Map.of("one", text("1")));
    var cty = jar("terrane-cty-1.jar", Map.of("two", text("2")));
    var engine = jar("terrane-engine-1.jar", Map.of("three", text("3")));
    assertThat(copied(List.of(driver, cty, engine), List.of(driver, cty, engine)))
        .extracting(jar -> jar.getFileName().toString())
        .containsExactly("postgresql-42.jar", "terrane.jar");
  }

  @Test
  void servicesAreJoinedAndTheFirstOfEachNameStays() throws IOException {
    var first = new LinkedHashMap<String, byte[]>();
    first.put("META-INF/services/a.Service", text("one.Provider"));
    first.put("META-INF/LICENSE", text("of one"));
    first.put("same", text("first"));
    first.put("module-info.class", text("no"));
    var second = new LinkedHashMap<>(first);
    second.put("META-INF/services/a.Service", text("two.Provider\n"));
    second.put("META-INF/LICENSE", text("of two"));
    second.put("same", text("second"));
    second.put("META-INF/MANIFEST.MF", text("Manifest-Version: 1.0\nMulti-Release: true\n"));
    var one = jar("terrane-cty-1.jar", first);
    var two = jar("terrane-engine-1.jar", second);
    var merged = copied(List.of(one, two), List.of(one, two)).getFirst();
    assertThat(read(merged, "META-INF/services/a.Service"))
        .isEqualTo("one.Provider\ntwo.Provider\n");
    assertThat(read(merged, "same")).isEqualTo("first");
    assertThat(read(merged, "META-INF/legal/terrane-engine-1.jar/META-INF/LICENSE"))
        .isEqualTo("of two");
    try (var made = new JarFile(merged.toFile())) {
      assertThat(made.isMultiRelease()).isTrue();
      assertThat(made.getEntry("module-info.class")).isNull();
    }
  }

  @Test
  void twoOfTheSameAreTheSame() throws IOException {
    var one = jar("terrane-cty-1.jar", Map.of("one", text("1")));
    var two = jar("terrane-engine-1.jar", Map.of("two", text("2")));
    var merged = copied(List.of(one, two), List.of(one, two)).getFirst();
    var again =
        new ClassPath(false, FrameworkJars.of(List.of(one, two)))
            .copy(List.of(one, two), scratch.resolve("again"))
            .getFirst();
    assertThat(Hash.of(again)).isEqualTo(Hash.of(merged));
  }

  /// Names a library's class in its code.
  static final class InCode implements Supplier<String> {
    @Override
    public String get() {
      return Status.OK.getCode().name();
    }
  }

  /// Names one in a text only.
  static final class InText implements Supplier<String> {
    @Override
    public String get() {
      return "io.grpc.Status";
    }
  }

  private static final byte[] STATUS_IN_TEXT = text("a=io.grpc.Status\n");

  /// Which entries of a library a package has beside the author's.
  private List<String> kept(Path author, Path... libraries) throws IOException {
    var terrane = jar("terrane-cty-1.jar", Map.of("one", text("1")));
    var own = Stream.concat(Stream.of(libraries), Stream.of(terrane)).toList();
    var all = Stream.concat(Stream.of(author), own.stream()).toList();
    var to = Files.createTempDirectory(scratch, "to").resolve("jars");
    var merged = new ClassPath(false, FrameworkJars.of(own)).copy(all, to).getLast();
    try (var made = new JarFile(merged.toFile())) {
      return made.stream().map(ZipEntry::getName).filter(name -> name.endsWith(".class")).toList();
    }
  }

  private Path library() throws IOException {
    return jar("grpc-api-1.jar", Map.of(entry(Status.class), bytes(Status.class)));
  }

  private Path author(String entry, byte[] content) throws IOException {
    return jar("author.jar", Map.of(entry, content));
  }

  @Test
  void aLibrarysClassStaysWhereCodeOrATextInItNamesIt() throws IOException {
    var status = entry(Status.class);
    assertThat(kept(author("A.class", bytes(InCode.class)), library())).containsExactly(status);
    assertThat(kept(author("A.class", bytes(InText.class)), library())).containsExactly(status);
    assertThat(kept(author("A.class", bytes(FrameworkJars.class)), library())).isEmpty();
  }

  @Test
  void aLibrarysClassStaysWhereAResourceNamesIt() throws IOException {
    assertThat(kept(author("conf/a.properties", STATUS_IN_TEXT), library()))
        .containsExactly(entry(Status.class));
  }

  @Test
  void aLibrarysClassStaysWhereAFolderOfClassesHasAServiceOfIt() throws IOException {
    var folder = Files.createDirectories(scratch.resolve("classes/META-INF/services"));
    Files.writeString(folder.resolve("a.Service"), "io.grpc.Status\n");
    assertThat(kept(scratch.resolve("classes"), library())).containsExactly(entry(Status.class));
  }

  @Test
  void aLibrarysClassStaysWhereAnEarlierLibraryHasAServiceOfIt() throws IOException {
    var services = jar("grpc-core-1.jar", Map.of("META-INF/services/a.B", text("io.grpc.Status")));
    assertThat(kept(author("A.class", bytes(FrameworkJars.class)), services, library()))
        .containsExactly(entry(Status.class));
  }

  @Test
  void aClassStaysWithItsVersionsForLaterJavas() throws IOException {
    var later = "META-INF/versions/21/" + entry(Status.class);
    var library =
        jar(
            "grpc-api-1.jar",
            Map.of(entry(Status.class), bytes(Status.class), later, bytes(Status.class)));
    assertThat(kept(author("A.class", bytes(InCode.class)), library))
        .containsExactlyInAnyOrder(entry(Status.class), later);
  }
}
