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
import java.util.regex.Pattern;
import java.util.zip.ZipFile;

/// Which classes of the libraries that come with Terrane anything on a class path names: in its
/// code, in a text, or as a service. gRPC's libraries are large, and little of them is used here.
final class UsedClasses {
  private static final String CLASS = ".class";

  /// What can be a class's name; the JVM allows nearly everything, and Kotlin uses it.
  private static final Pattern NAME = Pattern.compile("[^;:<>()\\[\\]\\s,\"'=*]+");

  /// The libraries' classes, by their names with slashes.
  private final Map<String, byte[]> libraries = new HashMap<>();

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
      found.collect(library);
    }
    for (var other : others) {
      found.follow(other);
    }
    while (!found.unread.isEmpty()) {
      found.follow(found.unread.pop());
    }
    return Set.copyOf(found.used);
  }

  private void collect(Path jar) throws IOException {
    try (var in = new ZipFile(jar.toFile())) {
      for (var entry : Collections.list(in.entries())) {
        var name = entry.getName();
        if (name.endsWith(CLASS)) {
          libraries.putIfAbsent(plain(name), in.getInputStream(entry).readAllBytes());
        } else if (name.startsWith("META-INF/services/")) {
          look(new String(in.getInputStream(entry).readAllBytes(), StandardCharsets.UTF_8));
        }
      }
    }
  }

  private static String plain(String entry) {
    return entry.substring(0, entry.length() - CLASS.length());
  }

  private void follow(Path entry) throws IOException {
    if (Files.isDirectory(entry)) {
      try (var files = Files.walk(entry)) {
        for (var file : files.filter(one -> one.toString().endsWith(CLASS)).toList()) {
          follow(Files.readAllBytes(file));
        }
      }
      return;
    }
    try (var in = new ZipFile(entry.toFile())) {
      for (var one : Collections.list(in.entries())) {
        if (one.getName().endsWith(CLASS)) {
          follow(in.getInputStream(one).readAllBytes());
        } else if (one.getName().startsWith("META-INF/")) {
          look(new String(in.getInputStream(one).readAllBytes(), StandardCharsets.UTF_8));
        }
      }
    }
  }

  /// Whatever a class needs stands among its constants. What it only declares, in signatures and
  /// annotations, is no need.
  private void follow(byte[] bytes) {
    try {
      for (var constant : ClassFile.of().parse(bytes).constantPool()) {
        switch (constant) {
          case ClassEntry named -> look(named.asInternalName());
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
      // In a descriptor a letter stands in front of the name.
      use(names.group().replace('.', '/'));
      use(names.group().substring(1).replace('.', '/'));
    }
  }

  private void use(String name) {
    var bytes = libraries.get(name);
    if (bytes != null && used.add(name + CLASS)) {
      unread.push(bytes);
    }
  }
}
