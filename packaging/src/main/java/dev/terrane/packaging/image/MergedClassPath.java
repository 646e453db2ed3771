package dev.terrane.packaging.image;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import javax.lang.model.SourceVersion;

/// The content of a class path as one set of files. As on a class path, the first file of each name
/// is kept; lists of services are joined, and licences are kept for each jar.
final class MergedClassPath {
  private static final String SERVICES = "META-INF/services/";
  private static final String CLASS = ".class";

  private static final Pattern LEGAL =
      Pattern.compile(
          "(META-INF/)?((licen[cs]e|notice|copyright|copying|authors|dependencies)[^/]*"
              + "|licen[cs]es?/.+)",
          Pattern.CASE_INSENSITIVE);

  private final Set<String> packagesOfTheJdk;
  private final SortedMap<String, byte[]> files = new TreeMap<>();
  private final SortedMap<String, byte[]> notices = new TreeMap<>();
  private final SortedMap<String, SequencedSet<String>> services = new TreeMap<>();
  private final Set<String> differing = new TreeSet<>();
  private final Set<String> unnamed = new TreeSet<>();

  /// @param packagesOfTheJdk the packages of the image's other modules, with dots; a JVM loads
  ///   their classes only from there
  MergedClassPath(Set<String> packagesOfTheJdk) {
    this.packagesOfTheJdk = Set.copyOf(packagesOfTheJdk);
  }

  /// Adds the next entry of the class path.
  ///
  /// @param unused the names of files to omit
  /// @param isOwn whether it belongs to Terrane or its libraries, whose resource lookups are known
  void add(ClassPathEntry entry, Set<String> unused, boolean isOwn) {
    entry
        .files()
        .forEach((name, bytes) -> {
          if (name.startsWith(SERVICES)) {
            services
                .computeIfAbsent(name.substring(SERVICES.length()), _ -> new LinkedHashSet<>())
                .addAll(providers(bytes));
          }
          if (LEGAL.matcher(name).matches() && !name.endsWith(CLASS)) {
            notices.putIfAbsent(entry.name() + "/" + name, bytes);
          } else if (!unused.contains(name)) {
            addFile(entry, name, bytes, isOwn);
          }
        });
  }

  /// As [java.util.ServiceLoader] reads it.
  private static List<String> providers(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8)
        .lines()
        .map(line -> line.replaceFirst("#.*", "").strip())
        .filter(line -> !line.isEmpty())
        .toList();
  }

  private void addFile(ClassPathEntry entry, String name, byte[] bytes, boolean isOwn) {
    var isClass = name.endsWith(CLASS);
    var packageName = packageName(name);
    if (isClass && !SourceVersion.isName(packageName)) {
      unnamed.add(name + " of " + entry.name());
      return;
    }
    if (packagesOfTheJdk.contains(packageName)) {
      return;
    }
    var first = files.putIfAbsent(name, bytes);
    var mayBeMissed = !isOwn && !isClass && !name.startsWith(SERVICES);
    if (first != null && mayBeMissed && !Arrays.equals(first, bytes)) {
      differing.add(name);
    }
  }

  static String packageName(String name) {
    return name.substring(0, Math.max(0, name.lastIndexOf('/'))).replace('/', '.');
  }

  void rewriteClasses(UnaryOperator<byte[]> code, Predicate<String> isWanted) {
    files.replaceAll(
        (name, bytes) -> name.endsWith(CLASS) && isWanted.test(name) ? code.apply(bytes) : bytes);
  }

  /// All files of the module, except for its descriptor.
  SortedMap<String, byte[]> files() {
    var all = new TreeMap<>(files);
    services.forEach((service, providers) -> {
      var text = String.join("\n", providers) + "\n";
      all.put(SERVICES + service, text.getBytes(StandardCharsets.UTF_8));
    });
    return Collections.unmodifiableSortedMap(all);
  }

  /// The class files, by the names of their classes with dots.
  Map<String, byte[]> classes() {
    var classes = new TreeMap<String, byte[]>();
    files.forEach((name, bytes) -> {
      if (name.endsWith(CLASS)) {
        classes.put(name.substring(0, name.length() - CLASS.length()).replace('/', '.'), bytes);
      }
    });
    return classes;
  }

  /// The services that are declared in files, with the names of their providers in order.
  SortedMap<String, SequencedSet<String>> services() {
    return Collections.unmodifiableSortedMap(services);
  }

  /// Licences and notices, by the name of the jar and their own.
  SortedMap<String, byte[]> notices() {
    return Collections.unmodifiableSortedMap(notices);
  }

  /// The files that are not packaged, for a message to the author.
  List<String> omissions() {
    var lines = new ArrayList<String>();
    if (!unnamed.isEmpty()) {
      lines.add(
          "omitted, because a module cannot contain classes of such packages: "
              + String.join(", ", unnamed));
    }
    if (!differing.isEmpty()) {
      lines.add(
          "of several files with one name only the first on the class path is packaged: "
              + String.join(", ", differing));
    }
    return List.copyOf(lines);
  }
}
