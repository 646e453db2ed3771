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
 * Makes what registries and CLIs expect: a zip for each platform, with a run-time of its own, and
 * the files that a release has beside them. Wants the provider's jar: {@code mvn package
 * terrane:package}.
 */
@Mojo(
    name = "package",
    defaultPhase = LifecyclePhase.PACKAGE,
    requiresDependencyResolution = ResolutionScope.RUNTIME,
    threadSafe = true)
public class PackageMojo extends ProviderMojo {
  /**
   * JDKs 25, one for each platform to package for. Left out, it is the one that the build runs on,
   * for this machine's platform.
   */
  @Parameter private List<File> jdks = List.of();

  /**
   * {@code archive}, as is usual: the run-time in one file; {@code folder}: as it is. An archive is
   * unpacked once by each user.
   */
  @Parameter(property = "terrane.layout")
  private @Nullable String layout;

  /**
   * {@code native}, or {@code script} for a POSIX script in front of a JVM of its own for each
   * launch.
   */
  @Parameter(property = "terrane.launcher")
  private @Nullable String launcher;

  /** Whether the launches of one CLI process share a JVM. */
  @Parameter(property = "terrane.sharing", defaultValue = "true")
  private boolean sharing;

  /** For how many seconds users may keep the JVM after a command; 0 forbids it. */
  @Parameter(property = "terrane.keepWarm", defaultValue = "0")
  private int keepWarm;

  /**
   * Whether each command asks the provider for its schema, because that depends on more than the
   * code. Usually the launcher answers with the one that was recorded while packaging.
   */
  @Parameter(property = "terrane.liveSchema", defaultValue = "false")
  private boolean liveSchema;

  /** The most memory that the JVM takes for objects, as in {@code 512m}. */
  @Parameter(property = "terrane.heap")
  private @Nullable String heap;

  /** Modules of the JDK that no class names: those found by reflection, or as a service. */
  @Parameter private List<String> modules = List.of();

  /** More options of the JVM. */
  @Parameter private List<String> javaOptions = List.of();

  /**
   * What the provider does while its start is prepared: a file with configurations that are
   * planned, applied and destroyed. Left out, it is {@code training.json} beside the POM, if that
   * is there.
   */
  @Parameter(property = "terrane.training")
  private @Nullable File training;

  /** The GPG key that signs the checksums. Left out, nothing is signed. */
  @Parameter(property = "terrane.gpgKey")
  private @Nullable String gpgKey;

  @Override
  public void execute() throws MojoExecutionException, MojoFailureException {
    if (isProvider()) {
      packaging(arguments());
    }
  }

  final List<String> arguments() throws MojoExecutionException, MojoFailureException {
    var arguments = new Arguments("package");
    arguments.add("--name", name());
    arguments.add("--version", version());
    arguments.add("--class-path", String.join(File.pathSeparator, jars()));
    arguments.add("--output", packages().toString());
    if (jdks.isEmpty()) {
      arguments.add("--jdk", jdk().home().toString());
    }
    jdks.forEach(home -> arguments.add("--jdk", home.toString()));
    arguments.add("--layout", layout);
    arguments.add("--launcher", launcher);
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
    arguments.add("--gpg-key", gpgKey);
    return arguments.all();
  }

  private Optional<File> training() {
    var beside = new File(project().getBasedir(), "training.json");
    return Optional.ofNullable(training).or(() -> Optional.of(beside).filter(File::isFile));
  }

  private List<String> jars() throws MojoExecutionException, MojoFailureException {
    var jar = build().resolve(project().getBuild().getFinalName() + ".jar");
    if (!jar.toFile().isFile()) {
      throw new MojoFailureException(
          "There is no " + jar.getFileName() + " to package yet: mvn package terrane:package");
    }
    var jars = new ArrayList<>(List.of(jar.toString()));
    var classes = project().getBuild().getOutputDirectory();
    classPath().stream().filter(entry -> !entry.equals(classes)).forEach(jars::add);
    return jars.stream().distinct().toList();
  }
}
