package dev.terrane.packaging.image;

import java.io.IOException;
import java.lang.classfile.ClassHierarchyResolver;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.SortedSet;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/// The class path of a provider as one module of the image. The AOT cache stays valid then,
/// independent of the package's path and the times of its files.
public final class ProviderModule {
  /// The name of the module.
  public static final String NAME = "terrane.provider";

  private static final LocalDateTime TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

  private final MergedClassPath content;
  private final SortedSet<String> requires;

  private ProviderModule(MergedClassPath content, SortedSet<String> requires) {
    this.content = content;
    this.requires = requires;
  }

  /// Merges a class path: Terrane and its libraries without unused classes, all other entries
  /// completely.
  ///
  /// @param classPath jars, and folders of classes, in the order in which they are searched
  /// @param modules the modules of the JDK in the image
  /// @throws dev.terrane.packaging.system.PackagingException if an entry does not exist or is not a
  ///   jar
  public static ProviderModule of(List<Path> classPath, Collection<String> modules)
      throws IOException {
    return of(classPath, modules, FrameworkJars.ofThisProcess());
  }

  /// @param own the jars of Terrane and its libraries
  static ProviderModule of(List<Path> classPath, Collection<String> modules, FrameworkJars own)
      throws IOException {
    var libraries = new ArrayList<ClassPathEntry>();
    var others = new ArrayList<ClassPathEntry>();
    var entries = new LinkedHashMap<Path, ClassPathEntry>();
    for (var path : classPath) {
      var entry = ClassPathEntry.read(path);
      entries.put(path, entry);
      (own.contain(path) && FrameworkJars.isLibrary(path) ? libraries : others).add(entry);
    }
    var requires = Modules.closure(modules);
    var content = new MergedClassPath(Modules.packages(requires));
    var unused = unused(libraries, others);
    for (var entry : entries.entrySet()) {
      content.add(entry.getValue(), unused, own.contain(entry.getKey()));
    }
    var ofLibraries = classes(libraries);
    try (var all = loader(classPath)) {
      var hierarchy = ClassHierarchyResolver.ofResourceParsing(all).cached();
      content.rewriteClasses(new DebugAttributes(hierarchy)::removedFrom, ofLibraries::contains);
      content.rewriteClasses(new InvokeDynamicRewriter(hierarchy)::of, _ -> true);
    }
    return new ProviderModule(content, requires);
  }

  private static Set<String> unused(List<ClassPathEntry> libraries, List<ClassPathEntry> others) {
    var unused = classes(libraries);
    unused.removeAll(UsedClasses.of(libraries, others));
    return unused;
  }

  private static Set<String> classes(List<ClassPathEntry> entries) {
    var classes = new HashSet<String>();
    entries.forEach(entry -> classes.addAll(entry.classes()));
    return classes;
  }

  /// Finds classes as the provider's own class path does.
  private static URLClassLoader loader(List<Path> classPath) throws IOException {
    var urls = new URL[classPath.size()];
    for (var number = 0; number < urls.length; number++) {
      urls[number] = classPath.get(number).toUri().toURL();
    }
    return new URLClassLoader(urls, ClassLoader.getPlatformClassLoader());
  }

  /// Writes the module as a jar, for `jlink`. Equal content results in equal bytes.
  public void write(Path jar) throws IOException {
    try (var out = new ZipOutputStream(Files.newOutputStream(jar))) {
      out.setLevel(Deflater.NO_COMPRESSION);
      write(out, "module-info.class", ModuleInfo.of(NAME, requires, content));
      for (var file : content.files().entrySet()) {
        write(out, file.getKey(), file.getValue());
      }
    }
  }

  private static void write(ZipOutputStream out, String name, byte[] bytes) throws IOException {
    var entry = new ZipEntry(name);
    entry.setTimeLocal(TIME);
    out.putNextEntry(entry);
    out.write(bytes);
    out.closeEntry();
  }

  /// Writes the licences and notices of the class path, in a folder for each jar.
  public void writeNotices(Path folder) throws IOException {
    for (var notice : content.notices().entrySet()) {
      var file = folder.resolve(notice.getKey());
      Files.createDirectories(Objects.requireNonNull(file.getParent()));
      Files.write(file, notice.getValue());
    }
  }

  /// The content of the class path that is not in the module, for a message to the author.
  ///
  /// @return empty when the module contains all of it
  public List<String> omissions() {
    return content.omissions();
  }
}
