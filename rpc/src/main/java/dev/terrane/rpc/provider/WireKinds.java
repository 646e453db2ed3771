package dev.terrane.rpc.provider;

import static dev.terrane.rpc.message.FieldTypes.STRING;
import static dev.terrane.rpc.message.FieldTypes.list;
import static dev.terrane.rpc.message.FieldTypes.map;

import dev.terrane.engine.part.Declarations;
import dev.terrane.engine.part.Kind;
import dev.terrane.engine.provider.GetMetadata;
import dev.terrane.engine.provider.GetProviderSchema;
import dev.terrane.rpc.Protocol;
import dev.terrane.rpc.WireKind;
import dev.terrane.rpc.action.ActionKind;
import dev.terrane.rpc.datasource.DataSourceKind;
import dev.terrane.rpc.ephemeral.EphemeralResourceKind;
import dev.terrane.rpc.function.FunctionKind;
import dev.terrane.rpc.list.ListResourceKind;
import dev.terrane.rpc.message.FieldType;
import dev.terrane.rpc.message.Fields;
import dev.terrane.rpc.message.Message;
import dev.terrane.rpc.resource.ResourceKind;
import dev.terrane.rpc.statestore.StateStoreKind;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The kinds of parts on the wire, and their fields in the messages about all kinds. */
public final class WireKinds {
  /** All kinds. */
  public static final List<WireKind<?>> ALL =
      List.of(
          ResourceKind.RESOURCE,
          DataSourceKind.DATA_SOURCE,
          EphemeralResourceKind.EPHEMERAL_RESOURCE,
          ListResourceKind.LIST_RESOURCE,
          ActionKind.ACTION,
          StateStoreKind.STATE_STORE,
          FunctionKind.FUNCTION);

  private static final FieldType<List<String>> NAMES =
      list(Message.of(m -> m.field(1, STRING, name -> name)));

  private WireKinds() {}

  /** The kinds that a version of the protocol has. */
  static List<WireKind<?>> in(Protocol protocol) {
    return ALL.stream().filter(kind -> kind.isIn(protocol)).toList();
  }

  /** The names of all parts in GetMetadata. */
  static Map<Kind<?, ?>, List<String>> names(Fields<GetMetadata.Response> m, Protocol protocol) {
    var names = new HashMap<Kind<?, ?>, List<String>>();
    for (var each : in(protocol)) {
      var kind = each.kind();
      names.put(
          kind, m.field(each.metadataField(protocol), NAMES, response -> response.names(kind)));
    }
    return names;
  }

  /** The declarations of all parts in GetProviderSchema. */
  static Declarations declarations(Fields<GetProviderSchema.Response> m, Protocol protocol) {
    var declarations = Declarations.NONE;
    for (var each : in(protocol)) {
      declarations = with(declarations, each, m, protocol);
    }
    return declarations;
  }

  private static <D> Declarations with(
      Declarations declarations,
      WireKind<D> each,
      Fields<GetProviderSchema.Response> m,
      Protocol protocol) {
    var type = map(each.declaration().apply(protocol));
    return declarations.with(
        each.kind(),
        m.field(each.schemaField(), type, response -> response.parts().of(each.kind())));
  }
}
