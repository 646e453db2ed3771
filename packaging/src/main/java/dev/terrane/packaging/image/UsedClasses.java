package dev.terrane.packaging.image;

import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.constantpool.MethodTypeEntry;
import java.lang.classfile.constantpool.NameAndTypeEntry;
import java.lang.classfile.constantpool.StringEntry;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;
import java.util.zip.ZipFile;

/// Finds the classes of bundled libraries that anything on a class path refers to: in code, in a
/// string, or as a service. The libraries of gRPC are large, and few of their classes are used
/// here.
final class UsedClasses {
  private static final String CLASS = ".class";

  /// What can be a class's name in a text; the JVM allows nearly everything, and Kotlin uses it.
  private static final Pattern NAME = Pattern.compile("[^;:<>()\\[\\]{}\\s,\"'=*#|\\\\]+");

  /// Where a jar has classes for later Javas.
  private static final Pattern VERSION = Pattern.compile("META-INF/versions/[0-9]+/");

  /// The libraries' classes, by their names with slashes: the entries of each, which may have one
  /// for each Java.
  private final Map<String, Map<String, byte[]>> libraries = new HashMap<>();

  private final Set<String> used = new HashSet<>();
  private final Deque<byte[]> unread = new ArrayDeque<>();

  private UsedClasses() {}

  /// Looks through a class path.
  ///
  /// @param libraries the jars of which only what is used is wanted
  /// @param others all other entries
  /// @return the entries' names of the libraries' classes that are used
  static Set<String> of(List<Path> libraries, List<Path> others) throws IOException {
    var found = new UsedClasses();
    for (var library : libraries) {
      read(library, found::collect);
    }
    // Any of them may name a class of any other, so all have to be known.
    for (var library : libraries) {
      read(library, found::followServices);
    }
    for (var other : others) {
      read(other, found::follow);
    }
    while (!found.unread.isEmpty()) {
      found.follow(found.unread.pop());
    }
    return Set.copyOf(found.used);
  }

  private static void read(Path entry, BiConsumer<String, byte[]> reader) throws IOException {
    if (Files.isDirectory(entry)) {
      try (var files = Files.walk(entry)) {
        for (var file : files.filter(Files::isRegularFile).toList()) {
          reader.accept(entry.relativize(file).toString(), Files.readAllBytes(file));
        }
      }
      return;
    }
    try (var in = new ZipFile(entry.toFile())) {
      for (var one : Collections.list(in.entries())) {
        reader.accept(one.getName(), in.getInputStream(one).readAllBytes());
      }
    }
  }

  private void collect(String entry, byte[] bytes) {
    if (entry.endsWith(CLASS)) {
      var name =
          VERSION.matcher(entry.substring(0, entry.length() - CLASS.length())).replaceFirst("");
      libraries.computeIfAbsent(name, _ -> new HashMap<>()).putIfAbsent(entry, bytes);
    }
  }

  private void followServices(String entry, byte[] bytes) {
    if (entry.startsWith("META-INF/services/")) {
      look(new String(bytes, StandardCharsets.UTF_8));
    }
  }

  private void follow(String entry, byte[] bytes) {
    if (entry.endsWith(CLASS)) {
      follow(bytes);
    } else {
      look(new String(bytes, StandardCharsets.UTF_8));
    }
  }

  /// Whatever a class needs stands among its constants. What it only declares, in signatures and
  /// annotations, is no need.
  private void follow(byte[] bytes) {
    try {
      for (var constant : ClassFile.of().parse(bytes).constantPool()) {
        switch (constant) {
          case ClassEntry named -> {
            // Arrays are named by a descriptor.
            use(named.asInternalName());
            look(named.asInternalName());
          }
          case StringEntry text -> look(text.stringValue());
          case NameAndTypeEntry member -> look(member.type().stringValue());
          case MethodTypeEntry type -> look(type.descriptor().stringValue());
          default -> {}
        }
      }
    } catch (IllegalArgumentException e) {
      // No class that this Java knows; it could not load it, neither.
    }
  }

  private void look(String text) {
    var names = NAME.matcher(text);
    while (names.find()) {
      var name = names.group().replace('.', '/');
      if (name.indexOf('/') > 0) {
        use(name);
        // In a descriptor a letter stands in front of the name.
        use(name.substring(1));
      }
    }
  }

  private void use(String name) {
    libraries
        .getOrDefault(name, Map.of())
        .forEach((entry, bytes) -> {
          if (used.add(entry)) {
            unread.push(bytes);
          }
        });
  }
}
