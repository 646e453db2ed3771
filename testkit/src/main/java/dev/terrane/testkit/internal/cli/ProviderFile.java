package dev.terrane.testkit.internal.cli;

import dev.terrane.cty.CtyValue;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// The file of a configuration with what the other files lack: the `provider` block and the entry
/// in `required_providers`.
///
/// @param text the content of the file
/// @param addresses the addresses of the provider in the configuration
record ProviderFile(String text, Set<String> addresses) {
  static final String NAME = "provider.tf.json";
  private static final Pattern REQUIRED = Pattern.compile("(?m)^\\s*required_providers\\s*\\{");

  /// The address that a module without `required_providers` means.
  static String implied(String provider) {
    return "hashicorp/" + provider;
  }

  /// The file beside a configuration that contains neither.
  ///
  /// @param provider the name of the provider
  /// @param block its arguments, of which unknown ones are never known
  static ProviderFile of(String provider, CtyValue block) {
    return of(provider, block, List.of());
  }

  /// The file beside other files.
  ///
  /// @param others the content of the files of the root module
  static ProviderFile of(String provider, CtyValue block, Collection<String> others) {
    var text = String.join("\n", others);
    var own = Pattern.compile("(?m)^\\s*provider\\s+\"" + provider + "\"").matcher(text).find();
    var required = REQUIRED.matcher(text).find();
    var implied = implied(provider);
    var addresses = new TreeSet<>(Set.of(implied));
    Pattern.compile("source\\s*=\\s*\"([^\"]*/" + provider + ")\"")
        .matcher(text)
        .results()
        .map((MatchResult found) -> found.group(1))
        .forEach(addresses::add);
    var name = ConfigurationWriter.quoted(provider);
    var writer = new ConfigurationWriter("provider_unknown_").raw("{\"//\": \"\"");
    if (!required) {
      writer
          .raw(",\n\"terraform\": {\"required_providers\": {" + name)
          .raw(": {\"source\": " + ConfigurationWriter.quoted(implied) + "}}}");
    }
    if (!own) {
      writer.raw(",\n\"provider\": {" + name + ": ").block(block, block).raw("}");
    }
    var placeholders = writer.placeholderResources();
    writer.raw(placeholders.isEmpty() ? "}\n" : ",\n\"resource\": {" + placeholders + "}}\n");
    return new ProviderFile(writer.text(), Set.copyOf(addresses));
  }
}
