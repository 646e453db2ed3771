package dev.terrane.packaging;

import java.util.ArrayList;
import java.util.List;

/// The options of a provider's JVM. It lives for seconds, so it compiles quickly and collects with
/// one thread; standard output belongs to the handshake, so what it says goes to standard error.
///
/// @param usual what training and the making of the cache have, too
record JvmOptions(List<String> usual) {
  static JvmOptions of(PackageRequest request) {
    var options =
        new ArrayList<String>(
            List.of(
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                // Profiles in the cache are for the compiler that is not used here.
                "-XX:+UnlockDiagnosticVMOptions",
                "-XX:-AOTRecordTraining",
                "-XX:-AOTReplayTraining",
                // A cache is refused above 32 GB, which is what a large host would get without it.
                "-Xmx" + request.heap(),
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
