package dev.terrane.testkit.internal.cli;

import dev.terrane.testkit.internal.FormerState;
import java.nio.charset.StandardCharsets;

/// The files of a working directory whose state was written by another version of a resource type,
/// or by another type.
///
/// @param former the state
/// @param typeName the resource type of the instance
/// @param provider the name of its provider
record FormerStateFile(FormerState former, String typeName, String provider) {
  /// The address of the provider that wrote the state.
  String address() {
    return former.source().map(FormerState.Source::provider).orElse("hashicorp/" + provider);
  }

  private String formerType() {
    return former.source().map(FormerState.Source::typeName).orElse(typeName);
  }

  /// The state file.
  byte[] state() {
    var text =
        """
        {
          "version": 4,
          "terraform_version": "1.0.0",
          "serial": 1,
          "lineage": "test",
          "outputs": {},
          "resources": [{
            "mode": "managed",
            "type": "%s",
            "name": "%s",
            "provider": "provider[\\"%s\\"]",
            "instances": [{"schema_version": %d, "attributes": %s}]
          }]
        }
        """
            .formatted(formerType(), BlockFile.LABEL, address(), former.version(), former.json());
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /// The `moved` block; empty if there is no other type.
  String moved() {
    return former
        .source()
        .map(source ->
            "moved {\n  from = %s\n  to   = %s\n}\n"
                .formatted(BlockFile.address(source.typeName()), BlockFile.address(typeName)))
        .orElse("");
  }
}
