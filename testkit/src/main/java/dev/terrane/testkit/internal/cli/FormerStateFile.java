package dev.terrane.testkit.internal.cli;

import dev.terrane.testkit.internal.FormerState;
import java.nio.charset.StandardCharsets;

/// The files of a working directory whose state another schema version of a resource type has
/// written, or another type.
///
/// @param former the entry of the state
/// @param typeName the resource type of the instance
/// @param provider the address of its provider
record FormerStateFile(FormerState former, String typeName, String provider) {
  /// The file with the `moved` block.
  static final String MOVED = "moved.tf";

  private String sourceType() {
    return former.source().map(FormerState.Source::typeName).orElse(typeName);
  }

  /// The state file.
  byte[] state() {
    var address = former.source().map(FormerState.Source::provider).orElse(provider);
    var text =
        """
        {
          "version": 4,
          "terraform_version": "1.0.0",
          "serial": 1,
          "lineage": "former",
          "outputs": {},
          "resources": [
            {
              "mode": "managed",
              "type": "%s",
              "name": "%s",
              "provider": "provider[\\"%s\\"]",
              "instances": [
                {
                  "schema_version": %d,
                  "attributes": %s
                }
              ]
            }
          ]
        }
        """
            .formatted(sourceType(), BlockFile.LABEL, address, former.version(), former.json());
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /// The `moved` block; empty for another version of the same type.
  String moved() {
    return former
        .source()
        .map(source ->
            "moved {\n  from = %s\n  to   = %s\n}\n"
                .formatted(BlockFile.address(source.typeName()), BlockFile.address(typeName)))
        .orElse("");
  }
}
