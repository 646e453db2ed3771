package dev.terrane.packaging;

import dev.terrane.packaging.image.ProviderModule;
import dev.terrane.packaging.system.PackagingException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// The options of a provider's JVM. It runs for seconds, so it compiles quickly and collects with
/// one thread. Standard output belongs to the handshake, so the JVM writes its messages to standard
/// error.
///
/// @param usual the options that training and the creation of the cache have, too
record JvmOptions(List<String> usual) {
  private static final Pattern HEAP = Pattern.compile("[1-9]\\d{0,9}[mMgG]");
  private static final Pattern SETS_HEAP = Pattern.compile("-Xmx.*|-XX:Max(Heap|RAM).*");

  /// In megabytes. With a larger heap the JVM does not use the cache.
  private static final long LARGEST_HEAP = 31 * 1024;

  /// In megabytes: the initial heap, which is sufficient for a small provider, and its part for
  /// young objects.
  private static final long FIRST_HEAP = 24;

  private static final long YOUNG = 16;

  /// Checks that the JVM can use its cache with this heap.
  static void check(String heap, List<String> options) {
    if (!HEAP.matcher(heap).matches()) {
      throw new PackagingException(
          "invalid heap size \""
              + heap
              + "\": use a number with the unit m or g, for example 512m");
    }
    if (megabytes(heap) > LARGEST_HEAP) {
      throw new PackagingException(
          "invalid heap size " + heap + ": the maximum is " + LARGEST_HEAP / 1024 + "g");
    }
    options.stream()
        .filter(option -> SETS_HEAP.matcher(option).matches())
        .findFirst()
        .ifPresent(option -> {
          throw new PackagingException(
              option
                  + " is not allowed as a JVM option; set the heap size instead, for example 512m");
        });
  }

  /// Parses a heap size with a unit.
  private static long megabytes(String heap) {
    var number = Long.parseLong(heap.substring(0, heap.length() - 1));
    return heap.endsWith("g") || heap.endsWith("G") ? number * 1024 : number;
  }

  static JvmOptions of(PackageRequest request) {
    var options = new ArrayList<>(compiler());
    options.addAll(heap(request.heap()));
    options.addAll(
        List.of(
            // Otherwise the JVM generates code for each method that is called by reflection, which
            // is not in the cache.
            "-Djdk.reflect.useNativeAccessorOnly=true",
            "-Xlog:disable",
            "-Xlog:all=warning:stderr"));
    request.executables().ifPresent(_ -> options.add(ExistingExecutables.OPTION));
    request.options().stream().map(JvmOptions::forTheModule).forEach(options::add);
    return new JvmOptions(List.copyOf(options));
  }

  /// Options that libraries document for the class path apply to the module of the provider.
  private static String forTheModule(String option) {
    return option.replace("ALL-UNNAMED", ProviderModule.NAME);
  }

  /// The compiler competes with CLI and launchers for the processor, so most of the code is
  /// compiled late. The code of each call is compiled early, for commands with many calls.
  private static List<String> compiler() {
    return List.of(
        "-XX:TieredStopAtLevel=1",
        "-XX:CompileThresholdScaling=5",
        "-XX:CompileCommand=quiet",
        "-XX:CompileCommand=CompileThresholdScaling,dev.terrane.*::*,0.1",
        "-XX:CompileCommand=CompileThresholdScaling,io.grpc.*::*,0.1",
        // Disables the profiles in the cache, which only the unused compiler reads.
        "-XX:+UnlockDiagnosticVMOptions",
        "-XX:-AOTRecordTraining",
        "-XX:-AOTReplayTraining");
  }

  /// By default the JVM uses a fraction of the host's memory, and collects only when that is full.
  /// With a heap of more than 32 GB, the default on a large host, it rejects the cache.
  private static List<String> heap(String largest) {
    var megabytes = megabytes(largest);
    return List.of(
        "-XX:+UseSerialGC",
        "-Xmx" + largest,
        "-Xms" + Math.min(FIRST_HEAP, megabytes) + "m",
        "-XX:MaxNewSize=" + Math.min(YOUNG, 1 + megabytes / 2) + "m");
  }

  /// The options with a cache.
  List<String> cached(String cache) {
    return with(List.of("-XX:AOTCache=" + cache, "-Dterrane.aot.cache=required"));
  }

  List<String> with(List<String> more) {
    var all = new ArrayList<>(usual);
    all.addAll(more);
    return List.copyOf(all);
  }
}
