package dev.terrane.server.mux;

import dev.terrane.cty.CtyPath;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.ServerCapabilities;
import dev.terrane.engine.part.Kind;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.provider.GetProviderSchema.Response;
import dev.terrane.provider.Diagnostic;
import dev.terrane.rpc.Protocol;
import dev.terrane.rpc.proto.ProtoMessage;
import dev.terrane.rpc.proto.ProtoWriter;
import dev.terrane.rpc.proto.WireException;
import dev.terrane.rpc.provider.WireKinds;
import dev.terrane.rpc.schema.SchemaConversion;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The schemas of this provider and of existing ones, in one response. */
final class MergedSchemas {
  private static final int PROVIDER = 1;
  private static final int META = 5;
  private static final int NAME = 1;
  private static final int DECLARATION = 2;

  private final Protocol protocol;
  private final Response own;
  private final ProtoWriter others = new ProtoWriter();
  private final List<Diagnostic> diagnostics;
  private final Map<Kind<?, ?>, Map<String, String>> owners = new HashMap<>();
  private ServerCapabilities capabilities;
  private boolean hasMeta;

  /**
   * The schemas of this provider.
   *
   * @param protocol the version that is served
   */
  MergedSchemas(Protocol protocol, Response own) {
    this.protocol = protocol;
    this.own = own;
    this.diagnostics = new ArrayList<>(own.diagnostics());
    this.capabilities = own.capabilities();
    this.hasMeta = own.providerMeta().isPresent();
  }

  /** Adds the existing providers. One that cannot be started is a diagnostic. */
  Response with(List<ExistingEndpoint> existing) {
    try {
      var config = new MergedConfig(own.provider(), existing);
      diagnostics.addAll(config.problems());
      existing.forEach(one -> add(one, config));
    } catch (ConnectionException e) {
      diagnostics.add(FailedCall.of(e).diagnostic());
    } catch (WireException e) {
      error("Schema cannot be declared", e.getMessage() + ". Serve protocol version 6.");
    }
    return new Response(
        own.provider(),
        own.parts(),
        capabilities,
        diagnostics,
        own.providerMeta(),
        Bytes.of(others.toByteArray()));
  }

  private void add(ExistingEndpoint one, MergedConfig config) {
    var schemas = one.schemas();
    diagnostics.addAll(schemas.diagnostics());
    others.message(
        PROVIDER,
        schemas.provider(),
        (out, schema) -> schema.writeMembers(out, config.added(one), protocol));
    for (var kind : WireKinds.ALL.stream().filter(it -> it.isIn(protocol)).toList()) {
      schemas
          .declarations(kind.kind())
          .forEach((name, declaration) -> {
            if (isNew(one, kind.kind(), name)) {
              others.message(
                  kind.schemaField(),
                  declaration,
                  (out, it) -> entry(out, one, name, kind.kind(), it));
            }
          });
    }
    meta(one);
    // The other capabilities are provided by the router.
    capabilities =
        new ServerCapabilities(
            true,
            true,
            true,
            capabilities.generateResourceConfig()
                && schemas.capabilities().generateResourceConfig());
  }

  private void entry(
      ProtoWriter out, ExistingEndpoint one, String name, Kind<?, ?> kind, ProtoMessage in) {
    var conversion = new SchemaConversion(one.schemas().protocol(), protocol);
    out.presentString(NAME, name);
    out.message(
        DECLARATION,
        in,
        (to, declaration) -> {
          if (kind == Kinds.FUNCTION) {
            declaration.appendTo(to);
          } else if (kind == Kinds.ACTION) {
            to.message(1, declaration.message(1), conversion::schema);
          } else {
            conversion.schema(to, declaration);
          }
        });
  }

  /** Whether no other provider has a part of the name. A clash is a diagnostic. */
  private boolean isNew(ExistingEndpoint one, Kind<?, ?> kind, String name) {
    var isOurs = own.parts().of(kind).containsKey(name);
    if (isOurs && one.provider().replaced().contains(name)) {
      return false;
    }
    var other = owners.computeIfAbsent(kind, _ -> new HashMap<>()).putIfAbsent(name, one.name());
    if (isOurs) {
      error(
          "Two parts of one name",
          "This provider and %s both have a %s named %s. If it has been rewritten, add it to"
                  .formatted(one.name(), kind.noun(), name)
              + " ExistingProvider.Builder.replacing(...) of "
              + one.name()
              + "; otherwise remove it from Provider.parts().");
    } else if (other != null) {
      error(
          "Two parts of one name",
          "%s and %s both have a %s named %s. Only one existing provider of Provider.existing() may"
                  .formatted(other, one.name(), kind.noun(), name)
              + " have it.");
    }
    return !isOurs && other == null;
  }

  private void meta(ExistingEndpoint one) {
    var meta = one.schemas().meta();
    if (meta.isEmpty()) {
      return;
    }
    if (hasMeta) {
      error(
          "Two provider_meta blocks",
          "This provider and "
              + one.name()
              + ", or two existing providers, declare a provider_meta block. Only one of them can.");
    } else {
      var conversion = new SchemaConversion(one.schemas().protocol(), protocol);
      others.message(META, meta.get().message(), conversion::schema);
      hasMeta = true;
    }
  }

  private void error(String summary, String detail) {
    diagnostics.add(Diagnostic.error(CtyPath.ROOT, summary, detail));
  }
}
