package dev.terrane.maven;

import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.jspecify.annotations.Nullable;

/**
 * Creates the files of a release: a zip for each platform, with a Java run-time, checksums and
 * manifest. Requires the jar of the provider: {@code mvn package terrane:package}.
 */
@Mojo(
    name = "package",
    defaultPhase = LifecyclePhase.PACKAGE,
    requiresDependencyResolution = ResolutionScope.RUNTIME,
    threadSafe = true)
public class PackageMojo extends ProviderMojo {
  /**
   * JDKs 25, one for each platform to package for. The default is the JDK that runs the build, for
   * the platform of this machine.
   */
  @Parameter private List<File> jdks = List.of();

  /**
   * {@code fast}, or {@code best}, which is smaller and much slower. The default is {@code best}
   * for a version that is not a snapshot.
   */
  @Parameter(property = "terrane.compression")
  private @Nullable String compression;

  /** Whether the launches of one CLI process share a JVM. */
  @Parameter(property = "terrane.sharing", defaultValue = "true")
  private boolean sharing;

  /** How many seconds users may keep the JVM running after a command; 0 for not at all. */
  @Parameter(property = "terrane.keepWarm", defaultValue = "0")
  private int keepWarm;

  /**
   * Whether each command requests the schema from the provider, because it depends on more than the
   * code. By default the launcher returns the schema that was recorded during packaging.
   */
  @Parameter(property = "terrane.liveSchema", defaultValue = "false")
  private boolean liveSchema;

  /** The maximum heap size of the JVM, for example {@code 512m}. */
  @Parameter(property = "terrane.heap")
  private @Nullable String heap;

  /** Additional modules of the JDK: those used only by reflection or as a service. */
  @Parameter private List<String> modules = List.of();

  /** Additional options of the JVM. */
  @Parameter private List<String> javaOptions = List.of();

  /**
   * The training file: configurations that are planned, applied and destroyed while the AOT cache
   * is recorded. The default is {@code training.json} beside the POM, if it exists.
   */
  @Parameter(property = "terrane.training")
  private @Nullable File training;

  /**
   * The folder with the executables of existing providers: in it, a folder for each platform, for
   * example {@code linux_amd64}. The default is {@code src/main/executables}, if it exists.
   */
  @Parameter(property = "terrane.executables")
  private @Nullable File executables;

  /** The GPG key that signs the checksums. By default nothing is signed. */
  @Parameter(property = "terrane.gpgKey")
  private @Nullable String gpgKey;

  @Override
  public void execute() throws MojoExecutionException, MojoFailureException {
    if (isProvider()) {
      packaging(arguments());
    }
  }

  final List<String> arguments() throws MojoExecutionException, MojoFailureException {
    var arguments = new PackagingArguments("package");
    arguments.add("--name", name());
    arguments.add("--version", version());
    arguments.add("--class-path", String.join(File.pathSeparator, jars()));
    arguments.add("--output", packages().toString());
    if (jdks.isEmpty()) {
      arguments.add("--jdk", jdk().home().toString());
    }
    jdks.forEach(home -> arguments.add("--jdk", home.toString()));
    arguments.add("--compression", compression());
    if (!sharing) {
      arguments.flag("--no-sharing");
    }
    if (liveSchema) {
      arguments.flag("--live-schema");
    }
    arguments.add("--keep-warm", Integer.toString(keepWarm));
    arguments.add("--heap", heap);
    arguments.add("--modules", modules.isEmpty() ? null : String.join(",", modules));
    javaOptions.forEach(option -> arguments.add("--jvm-option", option));
    arguments.add("--training", training().map(File::toString).orElse(null));
    arguments.add("--executables", executables().map(File::toString).orElse(null));
    arguments.add("--gpg-key", gpgKey);
    return arguments.all();
  }

  private String compression() {
    if (compression != null) {
      return compression;
    }
    return project().getArtifact().isSnapshot() ? "fast" : "best";
  }

  private Optional<File> executables() {
    var usual = new File(project().getBasedir(), "src/main/executables");
    return Optional.ofNullable(executables).or(() -> Optional.of(usual).filter(File::isDirectory));
  }

  private Optional<File> training() {
    var beside = new File(project().getBasedir(), "training.json");
    return Optional.ofNullable(training).or(() -> Optional.of(beside).filter(File::isFile));
  }

  private List<String> jars() throws MojoExecutionException, MojoFailureException {
    var jar = build().resolve(project().getBuild().getFinalName() + ".jar");
    if (!jar.toFile().isFile()) {
      throw new MojoFailureException(
          jar.getFileName() + " does not exist. Run mvn package terrane:package");
    }
    var jars = new ArrayList<>(List.of(jar.toString()));
    var classes = project().getBuild().getOutputDirectory();
    classPath().stream().filter(entry -> !entry.equals(classes)).forEach(jars::add);
    return jars.stream().distinct().toList();
  }
}
