package dev.terrane.goplugin;

import dev.terrane.goplugin.client.ClientOptions;
import dev.terrane.goplugin.client.PluginClient;
import dev.terrane.goplugin.testplugin.Calls;
import dev.terrane.goplugin.testplugin.EchoPlugin;
import dev.terrane.goplugin.testplugin.JavaProgram;
import java.util.Set;

/// A host that starts a plugin, prints its process id, and is killed in the middle of a call.
final class KilledHost {
  private KilledHost() {}

  public static void main(String[] args) {
    var options =
        ClientOptions.builder(JavaProgram.command(EchoPlugin.class), EchoPlugin.COOKIE, Set.of(4))
            .build();
    var client = PluginClient.start(options);
    Calls.call(client.channel(), "Say", "hello");
    System.out.println(client.process().orElseThrow().pid());
    Calls.call(client.channel(), "Sleep", "");
  }
}
