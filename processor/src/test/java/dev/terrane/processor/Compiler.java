package dev.terrane.processor;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;

/// A Java compiler that reads and writes memory. Immutable.
///
/// ```java
/// Compiler.javac().with(new TerraneProcessor()).compile("package a; record Note() {}")
/// ```
///
/// @param tool the compiler
/// @param processors the annotation processors
/// @param options further options
/// @param earlier what has been compiled before, on the class path
public record Compiler(
    JavaCompiler tool,
    List<Processor> processors,
    List<String> options,
    List<Compilation> earlier) {
  /// {@return the JDK's compiler}
  public static Compiler javac() {
    return new Compiler(ToolProvider.getSystemJavaCompiler(), List.of(), List.of(), List.of());
  }

  /// {@return Eclipse's compiler}
  public static Compiler ecj() {
    return new Compiler(new EclipseCompiler(), List.of(), List.of("-proceedOnError"), List.of());
  }

  /// Adds a processor.
  public Compiler with(Processor processor) {
    return new Compiler(tool, added(processors, processor), options, earlier);
  }

  /// Adds options.
  public Compiler option(String... more) {
    var all = Stream.concat(options.stream(), Arrays.stream(more)).toList();
    return new Compiler(tool, processors, all, earlier);
  }

  /// Compiles against the classes of an earlier compilation, as a later build or another module
  /// does. The output is added to them.
  public Compiler after(Compilation compilation) {
    return new Compiler(tool, processors, options, added(earlier, compilation));
  }

  /// Compiles.
  ///
  /// @param sources one file each; its name is that of its first type
  public Compilation compile(String... sources) {
    var found = new DiagnosticCollector<JavaFileObject>();
    var standard = tool.getStandardFileManager(found, Locale.ROOT, StandardCharsets.UTF_8);
    try (var memory = new InMemoryFiles(standard);
        var disk = new TemporarySources(standard)) {
      for (var one : earlier) {
        memory.classPath(one.files());
        disk.classPath(one.files());
      }
      var inMemory = Arrays.stream(sources).map(InMemoryFiles::source).toList();
      // Eclipse's compiler reads sources from disk only.
      var declarations = isEclipse() ? disk.copy(inMemory) : inMemory;
      var path = isEclipse() ? disk.folder() + File.pathSeparator + classPath() : classPath();
      var all = new ArrayList<>(List.of("--release", "25", "-proc:full", "-classpath", path));
      all.addAll(options);
      var task = tool.getTask(Writer.nullWriter(), memory, found, all, List.of(), declarations);
      task.setProcessors(processors);
      task.call();
      return new Compilation(memory.written(), kept(found));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private boolean isEclipse() {
    return tool instanceof EclipseCompiler;
  }

  private static String classPath() {
    return System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
  }

  private static List<Diagnostic<? extends JavaFileObject>> kept(
      DiagnosticCollector<JavaFileObject> found) {
    return List.copyOf(found.getDiagnostics());
  }

  private static <E> List<E> added(List<E> all, E one) {
    return Stream.concat(all.stream(), Stream.of(one)).toList();
  }
}
