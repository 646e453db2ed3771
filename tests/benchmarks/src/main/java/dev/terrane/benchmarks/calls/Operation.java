package dev.terrane.benchmarks.calls;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.ClientCapabilities;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.resource.ApplyResourceChange;
import dev.terrane.engine.resource.PlanResourceChange;
import dev.terrane.engine.resource.ReadResource;
import dev.terrane.engine.resource.ValidateResourceConfig;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.rpc.message.Message;
import dev.terrane.rpc.proto.ProtoWriter;
import dev.terrane.rpc.resource.ApplyResourceChangeRpc;
import dev.terrane.rpc.resource.PlanResourceChangeRpc;
import dev.terrane.rpc.resource.ReadResourceRpc;
import dev.terrane.rpc.resource.ValidateResourceConfigRpc;
import java.util.LinkedHashMap;
import java.util.List;

/**
 * One RPC with the same request each time.
 *
 * @param name what is done
 * @param rpc the RPC
 * @param request its request
 */
record Operation(String name, UnaryRpc<?, ?> rpc, byte[] request) {
  private static final String TYPE = "bench_strings";
  private static final CtyType SHAPE = StringsResource.SCHEMA.type();
  private static final CtyValue ID = CtyValue.string("id-1");
  private static final CtyValue UNKNOWN_ID = CtyValue.unknown(CtyType.STRING);
  private static final CtyValue NO_ID = CtyValue.nullOf(CtyType.STRING);
  private static final CtyValue NOTHING = CtyValue.nullOf(SHAPE);
  private static final ObjectValue CONFIG = object(NO_ID);
  private static final ObjectValue STATE = object(ID);

  private static final ObjectValue CHANGED_CONFIG = changed(CONFIG);
  private static final ObjectValue CHANGED = changed(STATE);

  /** All operations that are measured. */
  static List<Operation> all() {
    return List.of(
        new Operation(
            "validate",
            ValidateResourceConfigRpc.VALIDATE_RESOURCE_CONFIG,
            bytes(
                ValidateResourceConfigRpc.VALIDATE_RESOURCE_CONFIG.request(),
                new ValidateResourceConfig.Request(
                    TYPE, travelling(CONFIG), ClientCapabilities.NONE))),
        new Operation("read", ReadResourceRpc.READ_RESOURCE, read()),
        plan("plan without change", STATE, STATE, CONFIG),
        plan("plan to update", STATE, CHANGED, CHANGED_CONFIG),
        plan("plan to create", NOTHING, object(UNKNOWN_ID), CONFIG),
        apply("apply, update", STATE, CHANGED, CHANGED_CONFIG),
        apply("apply, create", NOTHING, object(UNKNOWN_ID), CONFIG));
  }

  private static ObjectValue object(CtyValue id) {
    var values = new LinkedHashMap<String, CtyValue>();
    values.put(StringsResource.ID.name(), id);
    for (var i = 1; i < StringsResource.SIZE; i++) {
      values.put(StringsResource.argument(i), CtyValue.string("value of argument " + i));
    }
    return CtyValue.object(values);
  }

  private static ObjectValue changed(ObjectValue object) {
    return object.with(StringsResource.argument(7), CtyValue.string("another value"));
  }

  private static DynamicValue travelling(CtyValue value) {
    return DynamicValue.of(value, SHAPE);
  }

  private static byte[] read() {
    return bytes(
        ReadResourceRpc.READ_RESOURCE.request(),
        new ReadResource.Request(
            TYPE, travelling(STATE), Bytes.EMPTY, DynamicValue.ABSENT, ClientCapabilities.NONE));
  }

  private static Operation plan(
      String name, CtyValue prior, CtyValue proposed, ObjectValue config) {
    var rpc = PlanResourceChangeRpc.PLAN_RESOURCE_CHANGE;
    var request =
        new PlanResourceChange.Request(
            TYPE,
            travelling(prior),
            travelling(proposed),
            travelling(config),
            Bytes.EMPTY,
            Bytes.EMPTY,
            DynamicValue.ABSENT,
            ClientCapabilities.NONE);
    return new Operation(name, rpc, bytes(rpc.request(), request));
  }

  private static Operation apply(
      String name, CtyValue prior, CtyValue planned, ObjectValue config) {
    var rpc = ApplyResourceChangeRpc.APPLY_RESOURCE_CHANGE;
    var request =
        new ApplyResourceChange.Request(
            TYPE,
            travelling(prior),
            travelling(planned),
            travelling(config),
            Bytes.EMPTY,
            DynamicValue.ABSENT);
    return new Operation(name, rpc, bytes(rpc.request(), request));
  }

  private static <Q> byte[] bytes(Message<Q> message, Q request) {
    var out = new ProtoWriter();
    message.write(out, request);
    return out.toByteArray();
  }
}
