package dev.terrane.testkit.internal.cli;

import dev.terrane.provider.Log;
import dev.terrane.testkit.cli.Cli;
import dev.terrane.testkit.internal.Engine;
import dev.terrane.testkit.internal.EngineFactory;
import dev.terrane.testkit.internal.ProviderSetup;
import dev.terrane.testkit.internal.jvm.JvmEngines;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Creates engines that run one CLI.
public final class CliEngines implements EngineFactory {
  private final Cli cli;
  private final String test;
  private final Map<String, String> settings;
  private final List<CliEngine> open = new ArrayList<>();

  /// Creates a factory with the settings of this process.
  public CliEngines(Cli cli, String test) {
    this(cli, test, System.getenv());
  }

  /// Creates a factory.
  ///
  /// @param cli the CLI
  /// @param test the name of the test, for working directories and log files
  /// @param settings the variables that choose them
  public CliEngines(Cli cli, String test, Map<String, String> settings) {
    this.cli = cli;
    this.test = test.replaceAll("[^A-Za-z0-9_.-]", "_");
    this.settings = Map.copyOf(settings);
  }

  @Override
  public Engine create(ProviderSetup setup, Log log) {
    var provider = new ServedProvider(setup, log);
    var java = new JvmEngines().create(setup, log);
    var engine = new CliEngine(cli, provider, java, new Directories(settings, test));
    open.add(engine);
    return engine;
  }

  @Override
  public void close() {
    open.forEach(CliEngine::close);
    open.clear();
  }
}
