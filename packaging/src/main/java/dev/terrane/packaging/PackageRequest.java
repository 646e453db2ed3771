package dev.terrane.packaging;

import dev.terrane.packaging.release.PackageKind;
import dev.terrane.packaging.release.PackageName;
import dev.terrane.packaging.system.PackagingException;
import dev.terrane.packaging.system.Platform;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// The settings of a package. Immutable.
public final class PackageRequest {
  private final String name;
  private final String version;
  private final List<Path> classPath;
  private final Path output;
  private final PackageKind kind;
  private final Set<Integer> protocols;
  private final List<TargetPlatform> targets;
  private final Compression compression;
  private final boolean sharing;
  private final int keepWarm;
  private final boolean liveSchema;
  private final String heap;
  private final Set<String> modules;
  private final List<String> options;
  private final Optional<Path> training;
  private final Optional<Path> executables;
  private final Optional<String> key;

  private PackageRequest(Builder builder) {
    this.name = builder.name;
    this.version = builder.version;
    this.classPath = builder.classPath;
    this.output = builder.output;
    this.kind = PackageKind.of(builder.classPath);
    this.protocols = Set.copyOf(builder.protocols);
    this.targets =
        builder.targets.isEmpty()
            ? List.of(TargetPlatform.current())
            : List.copyOf(builder.targets);
    this.compression = builder.compression;
    this.sharing = builder.sharing;
    this.keepWarm = builder.keepWarm;
    this.liveSchema = builder.liveSchema;
    this.heap = builder.heap;
    this.modules = Set.copyOf(builder.modules);
    this.options = List.copyOf(builder.options);
    this.training = Optional.ofNullable(builder.training);
    this.executables = Optional.ofNullable(builder.executables);
    this.key = Optional.ofNullable(builder.key);
    check();
  }

  private void check() {
    targets.forEach(this::packageName);
    checkTargets();
    if (classPath.isEmpty()) {
      throw new PackagingException("the class path is empty");
    }
    if (protocols.isEmpty() || !Set.of(5, 6).containsAll(protocols)) {
      throw new PackagingException("invalid protocol versions " + protocols + "; use 5, 6 or both");
    }
    checkSharing();
    JvmOptions.check(heap, options);
  }

  private void checkTargets() {
    var jdks = new HashMap<Platform, Path>();
    for (var target : targets) {
      var other = jdks.put(target.platform(), target.jdk());
      if (other != null) {
        throw new PackagingException(
            other
                + " and "
                + target.jdk()
                + " are both JDKs for "
                + target.platform()
                + "; specify one JDK for each platform");
      }
    }
  }

  private void checkSharing() {
    if (keepWarm < 0) {
      throw new PackagingException(
          "invalid value " + keepWarm + " for keep-warm; use a number of seconds, 0 or more");
    }
    if (keepWarm > 0 && !sharing) {
      throw new PackagingException(
          "keep-warm requires a shared JVM; allow sharing, or remove keep-warm");
    }
  }

  /// Creates a builder with the required settings.
  ///
  /// @param name the provider's name, the prefix of its resource types
  /// @param version its version, without a `v`
  /// @param classPath the class path of the provider, with its own jars and those of the server
  /// @param output the folder for the package
  public static Builder builder(String name, String version, List<Path> classPath, Path output) {
    return new Builder(name, version, List.copyOf(classPath), output);
  }

  /// Builds a request. Not thread-safe.
  public static final class Builder {
    private final String name;
    private final String version;
    private final List<Path> classPath;
    private final Path output;
    private Set<Integer> protocols = Set.of(5, 6);
    private final List<TargetPlatform> targets = new ArrayList<>();
    private Compression compression = Compression.FAST;
    private boolean sharing = true;
    private int keepWarm;
    private boolean liveSchema;
    private String heap = "512m";
    private final Set<String> modules = new TreeSet<>();
    private final List<String> options = new ArrayList<>();
    private @Nullable Path training;
    private @Nullable Path executables;
    private @Nullable String key;

    private Builder(String name, String version, List<Path> classPath, Path output) {
      this.name = name;
      this.version = version;
      this.classPath = classPath;
      this.output = output;
    }

    /// Sets the protocol versions of the provider; by default 5 and 6.
    public Builder protocols(Set<Integer> versions) {
      protocols = new TreeSet<>(versions);
      return this;
    }

    /// Adds a platform; by default that of this JVM.
    public Builder target(TargetPlatform target) {
      targets.add(target);
      return this;
    }

    /// Sets the compression; use [Compression#BEST] for releases.
    public Builder compression(Compression chosen) {
      compression = chosen;
      return this;
    }

    /// Sets whether launches of one CLI process share a JVM; by default they do.
    public Builder sharing(boolean shared) {
      sharing = shared;
      return this;
    }

    /// Sets the maximum number of seconds for which users may keep the JVM after a command; by
    /// default 0.
    public Builder keepWarm(int seconds) {
      keepWarm = seconds;
      return this;
    }

    /// Sets whether each command requests the schema from the provider, because it depends on more
    /// than the code. By default the launcher sends the recorded schema.
    public Builder liveSchema(boolean live) {
      liveSchema = live;
      return this;
    }

    /// Sets the maximum heap size, below 32g; by default `512m`.
    public Builder heap(String size) {
      heap = size;
      return this;
    }

    /// Adds a module of the JDK that no jar requires.
    public Builder module(String name) {
      modules.add(name);
      return this;
    }

    /// Adds an option of the JVM.
    public Builder option(String option) {
      options.add(option);
      return this;
    }

    /// Sets the author's training file.
    public Builder training(Path file) {
      training = file;
      return this;
    }

    /// Sets the folder with the executables of existing providers: in it, a folder for each
    /// platform, for example `linux_amd64`.
    public Builder executables(Path folder) {
      executables = folder;
      return this;
    }

    /// Sets the GPG key to sign with, in any form that gpg accepts.
    public Builder key(String id) {
      key = id;
      return this;
    }

    /// Returns the request.
    ///
    /// @throws PackagingException if settings contradict each other
    public PackageRequest build() {
      return new PackageRequest(this);
    }
  }

  /// The provider's name.
  public String name() {
    return name;
  }

  /// Its version.
  public String version() {
    return version;
  }

  PackageName packageName(TargetPlatform target) {
    return new PackageName(kind, name, version, target.platform());
  }

  List<Path> classPath() {
    return classPath;
  }

  Path output() {
    return output;
  }

  PackageKind kind() {
    return kind;
  }

  /// The versions of the protocol, of those that its kind can have.
  Set<Integer> protocols() {
    var all = new TreeSet<>(protocols);
    all.retainAll(kind.protocols());
    return all;
  }

  List<TargetPlatform> targets() {
    return targets;
  }

  Compression compression() {
    return compression;
  }

  boolean sharing() {
    return sharing;
  }

  int keepWarm() {
    return keepWarm;
  }

  boolean liveSchema() {
    return liveSchema;
  }

  String heap() {
    return heap;
  }

  Set<String> modules() {
    return modules;
  }

  List<String> options() {
    return options;
  }

  Optional<Path> training() {
    return training;
  }

  Optional<Path> executables() {
    return executables;
  }

  Optional<String> key() {
    return key;
  }
}
