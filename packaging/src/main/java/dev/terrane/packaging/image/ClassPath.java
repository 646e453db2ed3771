package dev.terrane.packaging.image;

import dev.terrane.packaging.system.PackagingException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassHierarchyResolver;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.zip.ZipException;

/// The jars of a package, in the order of the class path.
public final class ClassPath {
  private static final String FRAMEWORK = "terrane.jar";

  /// CLIs take files with this prefix for the executable.
  private static final String EXECUTABLE = "terraform-provider-";

  private final boolean compressed;
  private final FrameworkJars own;

  /// @param compressed whether the jars stay compressed; in an archive that compresses all at once
  ///   they are smaller when they are not
  public ClassPath(boolean compressed) {
    this(compressed, FrameworkJars.ofThisProcess());
  }

  /// @param own the jars that become one
  ClassPath(boolean compressed, FrameworkJars own) {
    this.compressed = compressed;
    this.own = own;
  }

  /// Copies jars into a folder; a folder of classes becomes a jar, because no AOT cache takes it.
  /// Jars keep their names, the second of one name gets a number; those of Terrane become one.
  ///
  /// @param entries jars, and folders of classes
  /// @param folder a folder that is not there yet
  /// @return the jars in the folder, in the same order, Terrane's where its first one was
  /// @throws PackagingException for an entry that is not there, or is no jar
  public List<Path> copy(List<Path> entries, Path folder) {
    var names = new HashSet<String>();
    var jars = new ArrayList<Path>();
    try (var all = loader(entries)) {
      var hierarchy = ClassHierarchyResolver.ofResourceParsing(all).cached();
      Files.createDirectories(folder);
      for (var group : groups(entries)) {
        var jar = folder.resolve(free(name(group), names));
        write(group, jar, hierarchy, entries);
        jars.add(jar);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return List.copyOf(jars);
  }

  /// What becomes a jar together: Terrane and what comes with it, and each other entry by itself.
  private List<List<Path>> groups(List<Path> entries) throws IOException {
    var groups = new ArrayList<List<Path>>();
    var framework = new ArrayList<Path>();
    for (var entry : entries) {
      if (!own.contain(entry)) {
        groups.add(List.of(entry));
        continue;
      }
      if (framework.isEmpty()) {
        groups.add(framework);
      }
      framework.add(entry);
    }
    return groups;
  }

  private static String name(List<Path> group) {
    return group.size() > 1 ? FRAMEWORK : name(group.getFirst());
  }

  private static String name(Path entry) {
    if (Files.isDirectory(entry)) {
      return "classes.jar";
    }
    var name = String.valueOf(entry.getFileName());
    if (!Files.isRegularFile(entry) || !name.endsWith(".jar")) {
      throw new PackagingException(
          entry
              + " on the class path is neither a jar nor a folder of classes; build the provider"
              + " first");
    }
    return name.startsWith(EXECUTABLE) ? name.substring(EXECUTABLE.length()) : name;
  }

  private static String free(String name, Set<String> names) {
    var free = name;
    for (var number = 2; !names.add(free); number++) {
      free = name.substring(0, name.length() - ".jar".length()) + "-" + number + ".jar";
    }
    return free;
  }

  private void write(List<Path> group, Path jar, ClassHierarchyResolver hierarchy, List<Path> all)
      throws IOException {
    var to = new PackagedJar(jar, compressed, new InvokeDynamicRewriter(hierarchy));
    if (group.size() > 1) {
      merge(group, new MergedJar(to, new DebugInfoStripper(hierarchy)), all);
      return;
    }
    try (to) {
      write(group.getFirst(), to);
    }
  }

  private static void merge(List<Path> group, MergedJar to, List<Path> all) throws IOException {
    try (to) {
      var libraries = group.stream().filter(FrameworkJars::isLibrary).toList();
      var others = all.stream().filter(entry -> !libraries.contains(entry)).toList();
      var used = UsedClasses.of(libraries, others);
      for (var jar : group) {
        to.add(jar, name -> !FrameworkJars.isLibrary(jar) || used.contains(name));
      }
    }
  }

  private static void write(Path entry, PackagedJar to) throws IOException {
    try {
      if (Files.isDirectory(entry)) {
        to.addFolder(entry);
      } else {
        to.addJar(entry);
      }
    } catch (ZipException e) {
      throw new PackagingException(
          entry.getFileName() + " on the class path is damaged: " + e.getMessage(), e);
    }
  }

  /// Finds classes as the provider's own class path does.
  private static URLClassLoader loader(List<Path> entries) throws IOException {
    var urls = new URL[entries.size()];
    for (var number = 0; number < urls.length; number++) {
      urls[number] = entries.get(number).toUri().toURL();
    }
    return new URLClassLoader(urls, ClassLoader.getPlatformClassLoader());
  }
}
