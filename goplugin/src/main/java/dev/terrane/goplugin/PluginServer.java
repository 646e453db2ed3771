package dev.terrane.goplugin;

import dev.terrane.goplugin.log.CrashReport;
import dev.terrane.goplugin.process.Interrupts;
import dev.terrane.goplugin.service.StdioBuffer;

/// Serves a plugin to the host that started this process.
///
/// ```java
/// public static void main(String[] args) {
///   var options = PluginOptions.builder(cookie, directStartMessage)
///       .environment(System.getenv())
///       .version(1, () -> List.of(service))
///       .build();
///   System.exit(new PluginServer(options).serve());
/// }
/// ```
public final class PluginServer {
  private static final int REFUSED = 1;

  private final PluginOptions options;

  /// Creates a server, which does nothing before [#serve].
  public PluginServer(PluginOptions options) {
    this.options = options;
  }

  /// Serves until the host shuts the plugin down, the process is terminated, or the host has ended.
  /// Never throws: errors are printed on the error stream.
  ///
  /// @return the exit code for the process: 0 after a regular end
  public int serve() {
    if (!options.cookie().isIn(options.environment())) {
      options.streams().err().print(options.directStartMessage().text());
      options.streams().err().flush();
      return REFUSED;
    }
    var stdio = new StdioBuffer(options.logger().sink().secrets()::mask);
    try {
      return new Launch(options, stdio).run();
    } catch (PluginStartException e) {
      return failed(stdio, "panic: " + e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return failed(stdio, "interrupted while starting");
    } catch (Exception | LinkageError e) {
      failed(stdio, "");
      CrashReport.write(options.logger().sink(), e);
      return OwnedProcess.CRASHED;
    }
  }

  /// The output of the plugin may contain the reason.
  private int failed(StdioBuffer stdio, String message) {
    var printed = stdio.drain();
    if (!printed.isEmpty()) {
      options.logger().sink().print(printed);
    }
    if (!message.isEmpty()) {
      options.logger().sink().print(message);
    }
    return REFUSED;
  }

  /// Serves hosts that connect to this process, until Ctrl-C, SIGTERM or a shutdown by a host.
  /// Needs no cookie. Never throws.
  ///
  /// @param variable printed for the hosts, with instructions for several shells
  /// @return the exit code for the process
  public int serveForReattach(ReattachVariable variable) {
    try (var server = ReattachServer.start(options)) {
      if (options.ownsProcess()) {
        Interrupts.onInterrupt(server::requestShutdown);
        Interrupts.onTerminate(server::requestShutdown);
      }
      options.streams().out().print(variable.instructions(server.value(variable)));
      options.streams().out().flush();
      server.awaitShutdown();
      return 0;
    } catch (PluginStartException e) {
      options.logger().sink().print("cannot start: " + e.getMessage());
      return REFUSED;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return REFUSED;
    }
  }
}
