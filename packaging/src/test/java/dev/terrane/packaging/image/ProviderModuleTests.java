package dev.terrane.packaging.image;

import static dev.terrane.packaging.image.TestJars.bytes;
import static dev.terrane.packaging.image.TestJars.file;
import static dev.terrane.packaging.image.TestJars.text;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.packaging.system.Hash;
import io.grpc.Status;
import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.function.Supplier;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProviderModuleTests {
  @TempDir Path scratch;

  private Path jar(String name, Map<String, byte[]> files) throws IOException {
    return TestJars.write(scratch.resolve(name), files);
  }

  private ProviderModule module(Path... classPath) throws IOException {
    return ProviderModule.of(List.of(classPath), Set.of("java.sql"), FrameworkJars.of(List.of()));
  }

  private Path written(ProviderModule module) throws IOException {
    var jar = Files.createTempDirectory(scratch, "written").resolve("provider.jar");
    module.write(jar);
    return jar;
  }

  private static List<String> names(Path jar) throws IOException {
    try (var made = new JarFile(jar.toFile())) {
      return made.stream().map(ZipEntry::getName).toList();
    }
  }

  private static String read(Path jar, String name) throws IOException {
    try (var made = new JarFile(jar.toFile());
        var in = made.getInputStream(Objects.requireNonNull(made.getEntry(name), name))) {
      return new String(in.readAllBytes(), UTF_8);
    }
  }

  private ModuleDescriptor descriptor(Path... classPath) throws IOException {
    try (var made = new JarFile(written(module(classPath)).toFile());
        var in = made.getInputStream(made.getEntry("module-info.class"))) {
      return ModuleDescriptor.read(in);
    }
  }

  @Test
  void theFirstOfEachNameStays() throws IOException {
    var one = jar("one.jar", Map.of("a/same", text("first"), "a/one", text("1")));
    var two = jar("two.jar", Map.of("a/same", text("second"), "a/two", text("2")));
    var module = module(one, two);
    assertThat(read(written(module), "a/same")).isEqualTo("first");
    assertThat(module.omissions())
        .singleElement()
        .asString()
        .endsWith("only the first on the class path is packaged: a/same");
  }

  @Test
  void equalFilesAreNoOmission() throws IOException {
    var one = jar("one.jar", Map.of("a/same", text("same")));
    var two = jar("two.jar", Map.of("a/same", text("same")));
    assertThat(module(one, two).omissions()).isEmpty();
  }

  @Test
  void servicesOfAllJarsAreProvidedInOrder() throws IOException {
    var service = "META-INF/services/" + Supplier.class.getName();
    var first = InCode.class.getName();
    var second = InText.class.getName();
    var one =
        jar(
            "one.jar",
            Map.of(
                service,
                text(first + " # the first\n\nmissing.Provider\n"),
                file(InCode.class),
                bytes(InCode.class)));
    var two =
        jar(
            "two.jar",
            Map.of(
                service,
                text(second + "\n" + first + "\n"),
                file(InText.class),
                bytes(InText.class)));
    var descriptor = descriptor(one, two);
    assertThat(descriptor.provides())
        .singleElement()
        .satisfies(provides -> {
          assertThat(provides.service()).isEqualTo(Supplier.class.getName());
          assertThat(provides.providers()).containsExactly(first, second);
        });
    assertThat(descriptor.uses()).contains(Supplier.class.getName());
    assertThat(read(written(module(one, two)), service))
        .isEqualTo(first + "\nmissing.Provider\n" + second + "\n");
  }

  @Test
  void whatOnlyLooksLikeAListOfServicesIsAFile() throws IOException {
    var name = "META-INF/services/an.Extension";
    var jar = jar("one.jar", Map.of(name, text("moduleName=x\n")));
    assertThat(descriptor(jar).provides()).isEmpty();
    assertThat(read(written(module(jar)), name)).isEqualTo("moduleName=x\n");
  }

  @Test
  void theModuleIsOpenAndReadsAllOthers() throws IOException {
    var descriptor = descriptor(jar("one.jar", Map.of(file(InCode.class), bytes(InCode.class))));
    assertThat(descriptor.isOpen()).isTrue();
    assertThat(descriptor.requires())
        .extracting(ModuleDescriptor.Requires::name)
        .as("what java.sql requires, too")
        .contains("java.base", "java.sql", "java.xml", "java.logging");
    assertThat(descriptor.exports())
        .extracting(ModuleDescriptor.Exports::source)
        .containsExactly(InCode.class.getPackageName());
  }

  /// Looks up two services through a generic method.
  static final class LooksUp implements Supplier<Object> {
    @Override
    public Object get() {
      return List.of(all(Runnable.class), all(Supplier.class), String.class, InCode.class);
    }

    private static <T> List<T> all(Class<T> service) {
      return ServiceLoader.load(service).stream().map(ServiceLoader.Provider::get).toList();
    }
  }

  @Test
  void eachTypeThatCodeMayLookUpAsAServiceIsUsed() throws IOException {
    var files = new LinkedHashMap<String, byte[]>();
    for (var type : List.of(LooksUp.class, InCode.class)) {
      files.put(file(type), bytes(type));
    }
    assertThat(descriptor(jar("one.jar", files)).uses())
        .contains(Runnable.class.getName(), Supplier.class.getName())
        .doesNotContain(InCode.class.getName());
  }

  @Test
  void aClassWithoutAPackageIsLeftOutAndNamed() throws IOException {
    var module = module(jar("one.jar", Map.of("Main.class", text("class"), "a/b", text("b"))));
    assertThat(names(written(module))).containsExactly("module-info.class", "a/b");
    assertThat(module.omissions()).singleElement().asString().endsWith("Main.class of one.jar");
  }

  @Test
  void packagesOfTheJdkAreTheJdks() throws IOException {
    var files =
        Map.of("java/sql/Driver.class", text("old"), "javax/other/Driver.class", text("other"));
    assertThat(names(written(module(jar("one.jar", files)))))
        .containsExactly("module-info.class", "javax/other/Driver.class");
  }

  @Test
  void licencesAreKeptForEachJar() throws IOException {
    var one = jar("one.jar", Map.of("META-INF/LICENSE.txt", text("of one"), "a/b", text("b")));
    var two = jar("two.jar", Map.of("META-INF/LICENSE.txt", text("of two"), "NOTICE", text("n")));
    var module = module(one, two);
    assertThat(names(written(module))).containsExactly("module-info.class", "a/b");
    module.writeNotices(scratch.resolve("legal"));
    assertThat(scratch.resolve("legal/one.jar/META-INF/LICENSE.txt")).hasContent("of one");
    assertThat(scratch.resolve("legal/two.jar/META-INF/LICENSE.txt")).hasContent("of two");
    assertThat(scratch.resolve("legal/two.jar/NOTICE")).hasContent("n");
  }

  @Test
  void twoOfTheSameAreTheSame() throws IOException {
    var one = jar("one.jar", Map.of(file(InCode.class), bytes(InCode.class), "a/b", text("b")));
    assertThat(Hash.of(written(module(one)))).isEqualTo(Hash.of(written(module(one))));
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

  /// Which classes of Terrane's libraries a package has beside the author's.
  private List<String> kept(Path author, Path... libraries) throws IOException {
    var all = new java.util.ArrayList<>(List.of(author));
    all.addAll(Arrays.asList(libraries));
    var own = FrameworkJars.of(List.of(libraries));
    var module = ProviderModule.of(all, Set.of(), own);
    return names(written(module)).stream().filter(name -> name.startsWith("io/grpc/")).toList();
  }

  private Path library() throws IOException {
    return jar("grpc-api-1.jar", Map.of(file(Status.class), bytes(Status.class)));
  }

  private Path author(Class<?> type) throws IOException {
    return jar("author.jar", Map.of(file(type), bytes(type)));
  }

  @Test
  void aLibrarysClassStaysWhereCodeOrATextInItNamesIt() throws IOException {
    var status = file(Status.class);
    assertThat(kept(author(InCode.class), library())).containsExactly(status);
    assertThat(kept(author(InText.class), library())).containsExactly(status);
    assertThat(kept(author(FrameworkJars.class), library())).isEmpty();
  }

  @Test
  void aLibrarysClassStaysWhereAResourceNamesIt() throws IOException {
    var author = jar("author.jar", Map.of("conf/a.properties", STATUS_IN_TEXT));
    assertThat(kept(author, library())).containsExactly(file(Status.class));
  }

  @Test
  void aLibrarysClassStaysWhereAFolderOfClassesHasAServiceOfIt() throws IOException {
    var folder = Files.createDirectories(scratch.resolve("classes/META-INF/services"));
    Files.writeString(folder.resolve("a.Service"), "io.grpc.Status\n");
    assertThat(kept(scratch.resolve("classes"), library())).containsExactly(file(Status.class));
  }

  @Test
  void aLibrarysClassStaysWhereAnEarlierLibraryHasAServiceOfIt() throws IOException {
    var services = jar("grpc-core-1.jar", Map.of("META-INF/services/a.B", text("io.grpc.Status")));
    assertThat(kept(author(FrameworkJars.class), services, library()))
        .containsExactly(file(Status.class));
  }

  @Test
  void librariesLoseTheirLinesAndAuthorsKeepTheirs() throws IOException {
    var code = file(DebugAttributesTests.Code.class);
    var library = jar("gson-1.jar", Map.of(code, bytes(DebugAttributesTests.Code.class)));
    var author =
        jar(
            "author.jar",
            Map.of(
                file(InText.class), bytes(InText.class), "uses", text(code.replace(".class", ""))));
    var jar =
        written(
            ProviderModule.of(
                List.of(author, library), Set.of(), FrameworkJars.of(List.of(library))));
    assertThat(read(jar, file(InText.class))).contains("LineNumberTable");
    assertThat(read(jar, code)).doesNotContain("LineNumberTable");
  }

  @Test
  void aJarOfTheSameNameWithOtherContentIsTheAuthorsOwn() throws IOException {
    var theirs = jar("author/grpc-api-1.jar", Map.of(file(Status.class), bytes(Status.class)));
    var ours = jar("grpc-api-1.jar", Map.of("other", text("content")));
    var module =
        ProviderModule.of(
            List.of(author(FrameworkJars.class), theirs),
            Set.of(),
            FrameworkJars.of(List.of(ours)));
    assertThat(names(written(module))).contains(file(Status.class));
  }
}
