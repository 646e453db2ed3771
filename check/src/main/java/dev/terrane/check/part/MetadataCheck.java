package dev.terrane.check.part;

import static dev.terrane.rpc.provider.GetMetadataRpc.GET_METADATA;

import dev.terrane.check.process.CallFailure;
import dev.terrane.check.process.LimitedEndpoint;
import dev.terrane.check.report.Severity;
import dev.terrane.engine.part.Kind;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.provider.GetMetadata;
import dev.terrane.rpc.Protocol;
import java.util.List;
import java.util.TreeSet;

/// Checks that GetMetadata returns the names of GetProviderSchema.
final class MetadataCheck implements Check {
  @Override
  public String name() {
    return "metadata";
  }

  @Override
  public boolean covers(CheckedPart part, CheckContext context) {
    return part.kind().isEmpty();
  }

  @Override
  public void run(CheckedPart part, CheckContext context) {
    var response = response(context);
    context.findings().succeeded("GetMetadata", response.diagnostics());
    var received = context.provider().schemas().received();
    for (var kind : received.kinds()) {
      if (isComparable(kind, received.protocol())) {
        compare(kind, response, context);
      }
    }
  }

  /// Version 5 has no state stores. HashiCorp's library sends the names of actions in another field
  /// of version 5 than Terraform defines.
  private static boolean isComparable(Kind<?, ?> kind, Protocol protocol) {
    return protocol == Protocol.V6 || !List.of(Kinds.STATE_STORE, Kinds.ACTION).contains(kind);
  }

  private static GetMetadata.Response response(CheckContext context) {
    try {
      return context.provider().started().call(GET_METADATA, new GetMetadata.Request());
    } catch (CallFailure e) {
      if (LimitedEndpoint.isUnimplemented(e)) {
        throw new SkippedException("the provider has no GetMetadata");
      }
      throw e;
    }
  }

  private static void compare(
      Kind<?, ?> kind, GetMetadata.Response response, CheckContext context) {
    var declared = new TreeSet<>(context.provider().schemas().received().names(kind));
    var named = new TreeSet<>(response.names(kind));
    for (var name : declared) {
      if (!named.remove(name)) {
        report(kind, name, "is in GetProviderSchema, but not in GetMetadata", context);
      }
    }
    named.forEach(
        name -> report(kind, name, "is in GetMetadata, but not in GetProviderSchema", context));
  }

  private static void report(Kind<?, ?> kind, String name, String reason, CheckContext context) {
    var message = "the " + kind.noun() + " " + name + " " + reason;
    context.findings().declared(Severity.ERROR, "metadata", name, message);
  }
}
