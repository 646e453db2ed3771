package dev.terrane.packaging.image;

import java.lang.classfile.ClassFile;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.constantpool.MethodTypeEntry;
import java.lang.classfile.constantpool.NameAndTypeEntry;
import java.lang.classfile.constantpool.StringEntry;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Finds the classes of bundled libraries that a class path refers to: in code, in a string, or as
/// a service. The libraries of gRPC are large, and few of their classes are used.
final class UsedClasses {
  private static final String CLASS = ".class";

  /// Possible names of classes in a text; the JVM allows nearly all characters, and Kotlin uses
  /// them.
  private static final Pattern NAME = Pattern.compile("[^;:<>()\\[\\]{}\\s,\"'=*#|\\\\]+");

  /// The libraries' classes, by their names with slashes.
  private final Map<String, byte[]> libraries = new HashMap<>();

  private final Set<String> used = new HashSet<>();
  private final Deque<byte[]> unread = new ArrayDeque<>();

  private UsedClasses() {}

  /// Analyses a class path.
  ///
  /// @param libraries the entries to reduce to their used classes
  /// @param others all other entries
  /// @return the names of the libraries' class files that are used
  static Set<String> of(List<ClassPathEntry> libraries, List<ClassPathEntry> others) {
    var found = new UsedClasses();
    libraries.forEach(library -> library.files().forEach(found::collect));
    // Service files may refer to classes of other entries, so all entries are collected first.
    libraries.forEach(library -> library.files().forEach(found::followServices));
    others.forEach(other -> other.files().forEach(found::follow));
    while (!found.unread.isEmpty()) {
      found.follow(found.unread.pop());
    }
    return found.used.stream().map(name -> name + CLASS).collect(Collectors.toUnmodifiableSet());
  }

  private void collect(String file, byte[] bytes) {
    if (file.endsWith(CLASS)) {
      libraries.putIfAbsent(file.substring(0, file.length() - CLASS.length()), bytes);
    }
  }

  private void followServices(String file, byte[] bytes) {
    if (file.startsWith("META-INF/services/")) {
      look(new String(bytes, StandardCharsets.UTF_8));
    }
  }

  private void follow(String file, byte[] bytes) {
    if (file.endsWith(CLASS)) {
      follow(bytes);
    } else {
      look(new String(bytes, StandardCharsets.UTF_8));
    }
  }

  /// Follows the constant pool of a class, which contains all references of its code. Signatures
  /// and annotations are not followed.
  private void follow(byte[] bytes) {
    try {
      for (var constant : ClassFile.of().parse(bytes).constantPool()) {
        switch (constant) {
          case ClassEntry named -> {
            // The constant of an array class is a descriptor.
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
      // A class file of a later Java version, which the image cannot load.
    }
  }

  private void look(String text) {
    var names = NAME.matcher(text);
    while (names.find()) {
      var name = names.group().replace('.', '/');
      if (name.indexOf('/') > 0) {
        use(name);
        // In a descriptor, the name follows a letter.
        use(name.substring(1));
      }
    }
  }

  private void use(String name) {
    var bytes = libraries.get(name);
    if (bytes != null && used.add(name)) {
      unread.push(bytes);
    }
  }
}
