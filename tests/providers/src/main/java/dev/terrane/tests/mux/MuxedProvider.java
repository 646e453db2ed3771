package dev.terrane.tests.mux;

import dev.terrane.provider.mux.ExistingProvider;
import dev.terrane.tests.directory.DirectoryProvider;
import java.time.Duration;
import java.util.List;

/// The provider `time`, of which one resource is written in Java. All others are served by its
/// executable, and by one of version 6 that fails on request.
public sealed class MuxedProvider extends DirectoryProvider {
  private static final String TIME = "terraform-provider-time";
  private static final ExistingProvider FAULTY = ExistingProvider.of("terraform-provider-faulty");

  /// Adds a resource.
  public MuxedProvider() {
    this("mark", ExistingProvider.of(TIME), FAULTY);
  }

  private MuxedProvider(String resource, ExistingProvider time, ExistingProvider faulty) {
    super("time", List.of(new Mark(resource)), time, faulty);
  }

  /// Has a resource of the same name as the executable.
  public static final class Clashing extends MuxedProvider {
    /// With a clash.
    public Clashing() {
      super("static", ExistingProvider.of(TIME), FAULTY);
    }
  }

  /// Has a resource instead of that of the executable.
  public static final class Replacing extends MuxedProvider {
    /// Without a clash.
    public Replacing() {
      super("static", ExistingProvider.builder(TIME).replacing("time_static").build(), FAULTY);
    }
  }

  /// Cancels calls of the executable that fails.
  public static final class Limited extends MuxedProvider {
    /// With a timeout of two seconds.
    public Limited() {
      super(
          "mark",
          ExistingProvider.of(TIME),
          ExistingProvider.builder(FAULTY.executable()).timeout(Duration.ofSeconds(2)).build());
    }
  }
}
