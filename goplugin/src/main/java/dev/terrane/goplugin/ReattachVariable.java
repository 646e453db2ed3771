package dev.terrane.goplugin;

import dev.terrane.goplugin.socket.PluginAddress;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// The environment variable that holds the address of a running plugin.
///
/// @param name the variable's name
/// @param keys the names under which hosts look for this plugin, at least one
public record ReattachVariable(String name, List<String> keys) {
  /// Rejects an empty name and an empty list.
  public ReattachVariable {
    keys = List.copyOf(keys);
    if (name.isEmpty() || keys.isEmpty()) {
      throw new IllegalArgumentException("a variable needs a name and a key");
    }
  }

  /// Returns the value of the variable: a JSON object with an entry for each key. `Test` is always
  /// true: without it hosts assume another protocol version and may end the plugin.
  public String json(PluginAddress address, int version) {
    var entry =
        """
        {"Protocol":"grpc","ProtocolVersion":%d,"Pid":%d,"Test":true,\
        "Addr":{"Network":%s,"String":%s}}\
        """
            .formatted(
                version,
                ProcessHandle.current().pid(),
                quoted(address.network().word()),
                quoted(address.text()));
    return keys.stream()
        .map(key -> quoted(key) + ":" + entry)
        .collect(Collectors.joining(",", "{", "}"));
  }

  /// Returns the commands that set the variable, for three shells.
  String instructions(String json) {
    return """
    The plugin is running. To connect a host to it, set this variable for the host:

      bash, zsh
        export %1$s=%2$s
      fish
        set -gx %1$s %3$s
      PowerShell
        $env:%1$s = %4$s

    Ctrl-C ends the plugin.
    """
        .formatted(name, bash(json), fish(json), powerShell(json));
  }

  private static String bash(String text) {
    return "'" + text.replace("'", "'\\''") + "'";
  }

  private static String fish(String text) {
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
  }

  private static String powerShell(String text) {
    return "'" + text.replace("'", "''") + "'";
  }

  private static String quoted(String text) {
    var quoted = new StringBuilder("\"");
    for (var i = 0; i < text.length(); i++) {
      var c = text.charAt(i);
      if (c == '"' || c == '\\') {
        quoted.append('\\').append(c);
      } else if (c < ' ') {
        quoted.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
      } else {
        quoted.append(c);
      }
    }
    return quoted.append('"').toString();
  }
}
