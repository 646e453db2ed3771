package dev.terrane.rpc.schema;

import dev.terrane.cty.CtyPath;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.Schema;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Collects the attributes of a provider that version 5 of the protocol cannot declare. */
public final class Protocol5Limitations {
  private final List<String> lines = new ArrayList<>();

  /**
   * Adds the obstacles in a schema.
   *
   * @param owner the owner of the schema, for the message
   */
  public void add(String owner, Schema schema) {
    for (var each : LoweredAttribute.obstacles(schema.members())) {
      lines.add("- %s in %s: %s".formatted(each.place(), owner, each.reason()));
    }
  }

  /**
   * Adds the obstacles in the schemas of all parts of a kind.
   *
   * @param noun the noun of the kind
   */
  public void addAll(String noun, Map<String, ?> declarations) {
    new TreeMap<String, Object>(declarations)
        .forEach((name, declaration) -> {
          if (declaration instanceof Schema schema) {
            add(noun + " " + name, schema);
          }
        });
  }

  /** The error about all obstacles in a provider; empty if there are none. */
  public Optional<Diagnostic> error() {
    return error(
        "Provider needs protocol version 6", "Serve the provider with protocol version 6, or make");
  }

  /** The error about all obstacles in a provisioner; empty if there are none. */
  public Optional<Diagnostic> provisionerError() {
    return error(
        "Schema cannot be declared in protocol version 5",
        "Provisioners exist only in version 5. Make");
  }

  private Optional<Diagnostic> error(String summary, String advice) {
    if (lines.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        Diagnostic.error(
            CtyPath.ROOT,
            summary,
            "Protocol version 5 has no nested attributes. They become plain attributes of an object"
                + " type, which cannot express these properties of the schema:\n"
                + String.join("\n", lines)
                + "\n"
                + advice
                + " each attribute that holds one of them a block."));
  }
}
