package dev.terrane.packaging.image;

import dev.terrane.packaging.system.PackagingException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.module.Configuration;
import java.lang.module.FindException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Requires;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;

/// Finds the modules of the JDK that jars require. A modular jar declares them; optional ones are
/// ignored. In other jars, the classes for Java 25 are analysed.
public final class Modules {
  private static final String RELEASE = "25";

  private Modules() {}

  /// Finds the modules that jars require.
  ///
  /// @param jars the class path, jars and folders of classes
  /// @param extra additional modules, which are used only by reflection or as a service
  public static SortedSet<String> of(List<Path> jars, Collection<String> extra) {
    var modules = new TreeSet<>(extra);
    modules.add("java.base");
    var plain = new ArrayList<Path>();
    for (var jar : jars) {
      descriptor(jar).ifPresentOrElse(found -> addRequired(found, modules), () -> plain.add(jar));
    }
    if (!plain.isEmpty()) {
      modules.addAll(dependencies(plain));
    }
    return modules;
  }

  /// Adds all modules that others require. Modules of another platform, which this JDK lacks, are
  /// kept without their requirements.
  static SortedSet<String> closure(Collection<String> modules) {
    var all = new TreeSet<>(modules);
    var known = modules.stream().filter(name -> ofThisJdk(name).isPresent()).toList();
    Configuration.empty()
        .resolve(ModuleFinder.ofSystem(), ModuleFinder.of(), known)
        .modules()
        .forEach(module -> all.add(module.name()));
    return all;
  }

  /// The packages that modules export to all others, with dots.
  static Set<String> exports(Collection<String> modules) {
    return modules.stream()
        .flatMap(name -> ofThisJdk(name).stream())
        .flatMap(module -> module.descriptor().exports().stream())
        .filter(exports -> !exports.isQualified())
        .map(ModuleDescriptor.Exports::source)
        .collect(Collectors.toUnmodifiableSet());
  }

  /// The packages of modules, with dots.
  static Set<String> packages(Collection<String> modules) {
    return modules.stream()
        .flatMap(name -> ofThisJdk(name).stream())
        .flatMap(module -> module.descriptor().packages().stream())
        .collect(Collectors.toUnmodifiableSet());
  }

  private static Optional<ModuleReference> ofThisJdk(String name) {
    return ModuleFinder.ofSystem().find(name);
  }

  private static Optional<ModuleDescriptor> descriptor(Path jar) {
    if (Files.isDirectory(jar)) {
      return Optional.empty();
    }
    try (var _ = new JarFile(jar.toFile())) {
      return ModuleFinder.of(jar).findAll().stream()
          .map(found -> found.descriptor())
          .filter(found -> !found.isAutomatic())
          .findFirst();
    } catch (FindException e) {
      // The jar's name is not a valid module name; on the class path it needs none.
      return Optional.empty();
    } catch (IOException e) {
      throw new PackagingException(
          jar.getFileName() + " on the class path is damaged: " + e.getMessage(), e);
    }
  }

  private static void addRequired(ModuleDescriptor descriptor, Set<String> modules) {
    descriptor.requires().stream()
        .filter(required -> !required.modifiers().contains(Requires.Modifier.STATIC))
        .map(Requires::name)
        .filter(Modules::isOfTheJdk)
        .forEach(modules::add);
  }

  private static boolean isOfTheJdk(String module) {
    return module.startsWith("java.") || module.startsWith("jdk.");
  }

  private static Collection<String> dependencies(List<Path> jars) {
    var arguments =
        new ArrayList<>(
            List.of(
                "--multi-release",
                RELEASE,
                "--ignore-missing-deps",
                "--no-recursive",
                "--print-module-deps"));
    jars.forEach(jar -> arguments.add(jar.toString()));
    var out = new StringWriter();
    var jdeps = ToolProvider.findFirst("jdeps");
    if (jdeps.isEmpty()) {
      throw new PackagingException("jdeps not found; run the packager on a complete JDK 25");
    }
    var code =
        jdeps
            .get()
            .run(new PrintWriter(out), new PrintWriter(out), arguments.toArray(String[]::new));
    var lines = out.toString().lines().filter(line -> !line.startsWith("Warning")).toList();
    if (code != 0 || lines.isEmpty()) {
      throw new PackagingException("cannot determine the modules that the jars require: " + out);
    }
    return List.of(lines.getLast().strip().split(","));
  }
}
