package dev.terrane.server.wire;

import dev.terrane.engine.resource.ApplyResourceChange;
import dev.terrane.engine.resource.PlanResourceChange;
import dev.terrane.engine.resource.ReadResource;
import dev.terrane.engine.resource.UpgradeResourceState;
import dev.terrane.engine.resource.ValidateResourceConfig;
import dev.terrane.server.wire.proto.ProtoMessage;
import dev.terrane.server.wire.proto.ProtoWriter;

/** The messages of managed resources; import and identity have classes of their own. */
final class ResourceMessages {
  private ResourceMessages() {}

  static ValidateResourceConfig.Request readValidateRequest(ProtoMessage in) {
    return new ValidateResourceConfig.Request(
        in.string(1), Values.readValue(in.message(2)), Values.readClient(in.message(3)));
  }

  static void writeValidateRequest(ProtoWriter out, ValidateResourceConfig.Request request) {
    out.string(1, request.typeName());
    Values.writeValue(out, 2, request.config());
    Values.writeClient(out, 3, request.clientCapabilities());
  }

  static ValidateResourceConfig.Response readValidateResponse(ProtoMessage in) {
    return new ValidateResourceConfig.Response(Findings.read(in, 1));
  }

  static void writeValidateResponse(ProtoWriter out, ValidateResourceConfig.Response response) {
    Findings.write(out, 1, response.diagnostics());
  }

  static UpgradeResourceState.Request readUpgradeRequest(ProtoMessage in) {
    return new UpgradeResourceState.Request(
        in.string(1), in.int64(2), Values.readRawState(in.message(3)));
  }

  static void writeUpgradeRequest(ProtoWriter out, UpgradeResourceState.Request request) {
    out.string(1, request.typeName());
    out.int64(2, request.version());
    Values.writeRawState(out, 3, request.rawState());
  }

  static UpgradeResourceState.Response readUpgradeResponse(ProtoMessage in) {
    return new UpgradeResourceState.Response(Values.readValue(in.message(1)), Findings.read(in, 2));
  }

  static void writeUpgradeResponse(ProtoWriter out, UpgradeResourceState.Response response) {
    Values.writeValue(out, 1, response.upgradedState());
    Findings.write(out, 2, response.diagnostics());
  }

  static ReadResource.Request readReadRequest(ProtoMessage in) {
    return new ReadResource.Request(
        in.string(1),
        Values.readValue(in.message(2)),
        in.bytes(3),
        Values.readIdentity(in.message(6)),
        Values.readClient(in.message(5)));
  }

  static void writeReadRequest(ProtoWriter out, ReadResource.Request request) {
    out.string(1, request.typeName());
    Values.writeValue(out, 2, request.currentState());
    out.bytes(3, request.privateState());
    Values.writeClient(out, 5, request.clientCapabilities());
    Values.writeIdentity(out, 6, request.currentIdentity());
  }

  static ReadResource.Response readReadResponse(ProtoMessage in) {
    return new ReadResource.Response(
        Values.readValue(in.message(1)),
        in.bytes(3),
        Values.readIdentity(in.message(5)),
        Findings.read(in, 2));
  }

  static void writeReadResponse(ProtoWriter out, ReadResource.Response response) {
    Values.writeValue(out, 1, response.newState());
    Findings.write(out, 2, response.diagnostics());
    out.bytes(3, response.privateState());
    Values.writeIdentity(out, 5, response.newIdentity());
  }

  static PlanResourceChange.Request readPlanRequest(ProtoMessage in) {
    return new PlanResourceChange.Request(
        in.string(1),
        Values.readValue(in.message(2)),
        Values.readValue(in.message(3)),
        Values.readValue(in.message(4)),
        in.bytes(5),
        in.bytes(9),
        Values.readIdentity(in.message(8)),
        Values.readClient(in.message(7)));
  }

  static void writePlanRequest(ProtoWriter out, PlanResourceChange.Request request) {
    out.string(1, request.typeName());
    Values.writeValue(out, 2, request.priorState());
    Values.writeValue(out, 3, request.proposedNewState());
    Values.writeValue(out, 4, request.config());
    out.bytes(5, request.priorPrivate());
    Values.writeClient(out, 7, request.clientCapabilities());
    Values.writeIdentity(out, 8, request.priorIdentity());
    out.bytes(9, request.plannedPrivate());
  }

  static PlanResourceChange.Response readPlanResponse(ProtoMessage in) {
    return new PlanResourceChange.Response(
        Values.readValue(in.message(1)),
        in.messages(2, Findings::readPath),
        in.bytes(3),
        Values.readIdentity(in.message(7)),
        Findings.read(in, 4));
  }

  static void writePlanResponse(ProtoWriter out, PlanResourceChange.Response response) {
    Values.writeValue(out, 1, response.plannedState());
    out.messages(2, response.requiresReplace(), Findings::writePath);
    out.bytes(3, response.plannedPrivate());
    Findings.write(out, 4, response.diagnostics());
    Values.writeIdentity(out, 7, response.plannedIdentity());
  }

  static ApplyResourceChange.Request readApplyRequest(ProtoMessage in) {
    return new ApplyResourceChange.Request(
        in.string(1),
        Values.readValue(in.message(2)),
        Values.readValue(in.message(3)),
        Values.readValue(in.message(4)),
        in.bytes(5),
        Values.readIdentity(in.message(7)));
  }

  static void writeApplyRequest(ProtoWriter out, ApplyResourceChange.Request request) {
    out.string(1, request.typeName());
    Values.writeValue(out, 2, request.priorState());
    Values.writeValue(out, 3, request.plannedState());
    Values.writeValue(out, 4, request.config());
    out.bytes(5, request.plannedPrivate());
    Values.writeIdentity(out, 7, request.plannedIdentity());
  }

  static ApplyResourceChange.Response readApplyResponse(ProtoMessage in) {
    return new ApplyResourceChange.Response(
        Values.readValue(in.message(1)),
        in.bytes(2),
        Values.readIdentity(in.message(5)),
        Findings.read(in, 3));
  }

  static void writeApplyResponse(ProtoWriter out, ApplyResourceChange.Response response) {
    Values.writeValue(out, 1, response.newState());
    out.bytes(2, response.privateState());
    Findings.write(out, 3, response.diagnostics());
    Values.writeIdentity(out, 5, response.newIdentity());
  }
}
