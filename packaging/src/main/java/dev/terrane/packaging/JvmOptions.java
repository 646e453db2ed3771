package dev.terrane.packaging;

import dev.terrane.packaging.system.PackagingException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// The options of a provider's JVM. It lives for seconds, so it compiles quickly and collects with
/// one thread; standard output belongs to the handshake, so what it says goes to standard error.
///
/// @param usual what training and the making of the cache have, too
record JvmOptions(List<String> usual) {
  private static final Pattern HEAP = Pattern.compile("([1-9]\\d{0,9})([mMgG])");
  private static final Pattern SETS_HEAP = Pattern.compile("-Xmx.*|-XX:Max(Heap|RAM).*");

  /// Above it the JVM refuses the cache.
  private static final long LARGEST_HEAP = 31 * 1024;

  /// Refuses a heap with which the JVM would not take its cache.
  static void check(String heap, List<String> options) {
    var read = HEAP.matcher(heap);
    if (!read.matches() || megabytes(read.group(1), read.group(2)) > LARGEST_HEAP) {
      throw new PackagingException(
          "\"" + heap + "\" is no heap; one is written like 512m or 4g, and ends at 31g");
    }
    options.stream()
        .filter(option -> SETS_HEAP.matcher(option).matches())
        .findFirst()
        .ifPresent(option -> {
          throw new PackagingException(
              option + " is no option here: the largest heap is said by itself, as 512m");
        });
  }

  private static long megabytes(String number, String unit) {
    return Long.parseLong(number) * (unit.equalsIgnoreCase("g") ? 1024 : 1);
  }

  static JvmOptions of(PackageRequest request) {
    var options =
        new ArrayList<String>(
            List.of(
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                // It is the compiler that CLI and launchers have to share a processor with.
                "-XX:CompileThresholdScaling=5",
                // Profiles in the cache are for the compiler that is not used here.
                "-XX:+UnlockDiagnosticVMOptions",
                "-XX:-AOTRecordTraining",
                "-XX:-AOTReplayTraining",
                // A cache is refused above 32 GB, which is what a large host would get without it.
                "-Xmx" + request.heap(),
                // Else the JVM spins code for each method that reflection calls; no cache holds it.
                "-Djdk.reflect.useNativeAccessorOnly=true",
                "-Xlog:disable",
                "-Xlog:all=warning:stderr"));
    options.addAll(request.options());
    return new JvmOptions(List.copyOf(options));
  }

  /// What the JVM of a package with a cache has.
  List<String> cached(String cache) {
    return with(List.of("-XX:AOTCache=" + cache));
  }

  List<String> with(List<String> more) {
    var all = new ArrayList<>(usual);
    all.addAll(more);
    return List.copyOf(all);
  }
}
