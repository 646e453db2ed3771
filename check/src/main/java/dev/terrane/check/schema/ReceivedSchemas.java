package dev.terrane.check.schema;

import static dev.terrane.rpc.message.DiagnosticFields.DIAGNOSTICS;
import static dev.terrane.rpc.message.ValueFields.SERVER_CAPABILITIES;

import dev.terrane.cty.CtyException;
import dev.terrane.engine.ServerCapabilities;
import dev.terrane.engine.part.Declarations;
import dev.terrane.engine.part.Kind;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.provider.GetProviderSchema;
import dev.terrane.engine.resource.IdentitySchema;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.SchemaKind;
import dev.terrane.rpc.Protocol;
import dev.terrane.rpc.WireKind;
import dev.terrane.rpc.message.FieldType;
import dev.terrane.rpc.message.Message;
import dev.terrane.rpc.proto.ProtoMessage;
import dev.terrane.rpc.proto.WireException;
import dev.terrane.rpc.provider.WireKinds;
import dev.terrane.rpc.schema.SchemaFields;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// All schemas of a provider. A schema that Terraform would reject is only checked, and not used.
public final class ReceivedSchemas {
  private static final int PROVIDER = 1;
  private static final int META = 5;
  private static final int SCHEMA_OF_ACTION = 1;
  private static final int KEY = 1;
  private static final int VALUE = 2;
  private static final Message<ServerCapabilities> CAPABILITIES =
      Message.of(m -> m.field(6, SERVER_CAPABILITIES, one -> one));
  private static final Message<List<Diagnostic>> FINDINGS =
      Message.of(m -> m.field(4, DIAGNOSTICS, one -> one));

  private final Protocol protocol;
  private final ProtoMessage message;
  private final Map<String, ProtoMessage> identities = new TreeMap<>();

  /// The entries of the response, by kind and name, in the order of kinds and names.
  private final Map<Kind<?, ?>, Map<String, ProtoMessage>> entries = new LinkedHashMap<>();

  /// The schemas of two responses.
  ///
  /// @param message the response of GetProviderSchema
  /// @param identities the response of GetResourceIdentitySchemas; empty if there is none
  /// @throws WireException if a response is not readable
  public ReceivedSchemas(
      Protocol protocol, ProtoMessage message, Optional<ProtoMessage> identities) {
    this.protocol = protocol;
    this.message = message;
    identities.ifPresent(
        all -> all.messages(1, one -> this.identities.put(one.string(KEY), one.message(VALUE))));
    WireKinds.ALL.forEach(kind -> entries.put(kind.kind(), entries(kind)));
  }

  private Map<String, ProtoMessage> entries(WireKind<?> kind) {
    var named = new TreeMap<String, ProtoMessage>();
    message.messages(kind.schemaField(), entry -> named.put(entry.string(KEY), entry));
    return named;
  }

  /// The version of the protocol.
  public Protocol protocol() {
    return protocol;
  }

  /// The diagnostics of the response.
  public List<Diagnostic> diagnostics() {
    return FINDINGS.read(message);
  }

  /// The names of all parts of a kind, sorted.
  public List<String> names(Kind<?, ?> kind) {
    return List.copyOf(entries.getOrDefault(kind, Map.of()).keySet());
  }

  /// The kinds in a fixed order.
  public List<Kind<?, ?>> kinds() {
    return List.copyOf(entries.keySet());
  }

  /// The schemas of identities, by resource type.
  public Map<String, ProtoMessage> identities() {
    return identities;
  }

  /// The message of the schema or signature of a part.
  public ProtoMessage declaration(Kind<?, ?> kind, String name) {
    var entry = entries.getOrDefault(kind, Map.of()).get(name);
    if (entry == null) {
      throw new IllegalArgumentException("the provider has no " + kind.noun() + " " + name);
    }
    var declaration = entry.message(VALUE);
    // The message of an action contains the schema.
    return kind == Kinds.ACTION ? declaration.message(SCHEMA_OF_ACTION) : declaration;
  }

  /// The message of the provider's schema; empty if there is none.
  public Optional<ProtoMessage> provider() {
    return message.has(PROVIDER) ? Optional.of(message.message(PROVIDER)) : Optional.empty();
  }

  /// The message of the schema of `provider_meta`; empty if there is none.
  public Optional<ProtoMessage> providerMeta() {
    return message.has(META) ? Optional.of(message.message(META)) : Optional.empty();
  }

  /// The declarations that Core reads, without the parts whose schemas are not valid.
  ///
  /// @throws WireException if the schema of the provider is not readable
  public GetProviderSchema.Response usable() {
    var declarations = Declarations.NONE;
    for (var kind : WireKinds.ALL) {
      declarations = with(declarations, kind);
    }
    return new GetProviderSchema.Response(
        provider().flatMap(_ -> schema(SchemaKind.PROVIDER, PROVIDER)).orElseGet(Schema::provider),
        declarations,
        CAPABILITIES.read(message),
        List.of(),
        providerMeta().flatMap(_ -> schema(SchemaKind.PROVIDER_META, META)));
  }

  private Optional<Schema> schema(SchemaKind kind, int field) {
    return isValid(SchemaRules.check(protocol, message.message(field)))
        ? Optional.of(read(SchemaFields.schema(protocol, kind), field, message))
        : Optional.empty();
  }

  private static boolean isValid(List<SchemaProblem> problems) {
    return problems.stream().noneMatch(SchemaProblem::isError);
  }

  private <D> Declarations with(Declarations declarations, WireKind<D> kind) {
    var usable = new LinkedHashMap<String, D>();
    entries
        .getOrDefault(kind.kind(), Map.of())
        .forEach((name, entry) ->
            declared(kind, entry).ifPresent(declared -> usable.put(name, declared)));
    return declarations.with(kind.kind(), usable);
  }

  private <D> Optional<D> declared(WireKind<D> kind, ProtoMessage entry) {
    var name = entry.string(KEY);
    try {
      return isValid(problems(kind.kind(), name))
          ? Optional.of(read(kind.declaration().apply(protocol), VALUE, entry))
          : Optional.empty();
    } catch (WireException | CtyException | IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private static <D> D read(FieldType<D> type, int field, ProtoMessage in) {
    return Message.<D>of(m -> m.field(field, type, one -> one)).read(in);
  }

  /// The violations of a schema or a signature.
  public List<SchemaProblem> problems(Kind<?, ?> kind, String name) {
    return kind == Kinds.FUNCTION
        ? SignatureRules.check(name, declaration(kind, name))
        : SchemaRules.check(protocol, declaration(kind, name));
  }

  /// The readable schemas of identities, by resource type.
  public Map<String, IdentitySchema> usableIdentities() {
    var usable = new TreeMap<String, IdentitySchema>();
    identities.forEach((name, identity) -> {
      if (IdentityRules.check(identity).isEmpty()) {
        IdentityRules.read(identity).ifPresent(schema -> usable.put(name, schema));
      }
    });
    return usable;
  }
}
