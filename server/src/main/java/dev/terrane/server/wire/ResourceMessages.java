package dev.terrane.server.wire;

import dev.terrane.engine.resource.ApplyResourceChange;
import dev.terrane.engine.resource.ImportResourceState;
import dev.terrane.engine.resource.PlanResourceChange;
import dev.terrane.engine.resource.ReadResource;
import dev.terrane.engine.resource.UpgradeResourceState;
import dev.terrane.engine.resource.ValidateResourceConfig;

/** The messages of managed resources. */
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
        Values.readClient(in.message(5)));
  }

  static void writeReadRequest(ProtoWriter out, ReadResource.Request request) {
    out.string(1, request.typeName());
    Values.writeValue(out, 2, request.currentState());
    out.bytes(3, request.privateState());
    Values.writeClient(out, 5, request.clientCapabilities());
  }

  static ReadResource.Response readReadResponse(ProtoMessage in) {
    return new ReadResource.Response(
        Values.readValue(in.message(1)), in.bytes(3), Findings.read(in, 2));
  }

  static void writeReadResponse(ProtoWriter out, ReadResource.Response response) {
    Values.writeValue(out, 1, response.newState());
    Findings.write(out, 2, response.diagnostics());
    out.bytes(3, response.privateState());
  }

  static PlanResourceChange.Request readPlanRequest(ProtoMessage in) {
    return new PlanResourceChange.Request(
        in.string(1),
        Values.readValue(in.message(2)),
        Values.readValue(in.message(3)),
        Values.readValue(in.message(4)),
        in.bytes(5),
        in.bytes(9),
        Values.readClient(in.message(7)));
  }

  static void writePlanRequest(ProtoWriter out, PlanResourceChange.Request request) {
    out.string(1, request.typeName());
    Values.writeValue(out, 2, request.priorState());
    Values.writeValue(out, 3, request.proposedNewState());
    Values.writeValue(out, 4, request.config());
    out.bytes(5, request.priorPrivate());
    Values.writeClient(out, 7, request.clientCapabilities());
    out.bytes(9, request.plannedPrivate());
  }

  static PlanResourceChange.Response readPlanResponse(ProtoMessage in) {
    return new PlanResourceChange.Response(
        Values.readValue(in.message(1)),
        in.messages(2, Findings::readPath),
        in.bytes(3),
        Findings.read(in, 4));
  }

  static void writePlanResponse(ProtoWriter out, PlanResourceChange.Response response) {
    Values.writeValue(out, 1, response.plannedState());
    out.messages(2, response.requiresReplace(), Findings::writePath);
    out.bytes(3, response.plannedPrivate());
    Findings.write(out, 4, response.diagnostics());
  }

  static ApplyResourceChange.Request readApplyRequest(ProtoMessage in) {
    return new ApplyResourceChange.Request(
        in.string(1),
        Values.readValue(in.message(2)),
        Values.readValue(in.message(3)),
        Values.readValue(in.message(4)),
        in.bytes(5));
  }

  static void writeApplyRequest(ProtoWriter out, ApplyResourceChange.Request request) {
    out.string(1, request.typeName());
    Values.writeValue(out, 2, request.priorState());
    Values.writeValue(out, 3, request.plannedState());
    Values.writeValue(out, 4, request.config());
    out.bytes(5, request.plannedPrivate());
  }

  static ApplyResourceChange.Response readApplyResponse(ProtoMessage in) {
    return new ApplyResourceChange.Response(
        Values.readValue(in.message(1)), in.bytes(2), Findings.read(in, 3));
  }

  static void writeApplyResponse(ProtoWriter out, ApplyResourceChange.Response response) {
    Values.writeValue(out, 1, response.newState());
    out.bytes(2, response.privateState());
    Findings.write(out, 3, response.diagnostics());
  }

  static ImportResourceState.Request readImportRequest(ProtoMessage in) {
    return new ImportResourceState.Request(
        in.string(1), in.string(2), Values.readClient(in.message(3)));
  }

  static void writeImportRequest(ProtoWriter out, ImportResourceState.Request request) {
    out.string(1, request.typeName());
    out.string(2, request.id());
    Values.writeClient(out, 3, request.clientCapabilities());
  }

  static ImportResourceState.Response readImportResponse(ProtoMessage in) {
    return new ImportResourceState.Response(
        in.messages(1, ResourceMessages::readImported), Findings.read(in, 2));
  }

  private static ImportResourceState.Imported readImported(ProtoMessage in) {
    return new ImportResourceState.Imported(
        in.string(1), Values.readValue(in.message(2)), in.bytes(3));
  }

  static void writeImportResponse(ProtoWriter out, ImportResourceState.Response response) {
    out.messages(1, response.imported(), ResourceMessages::writeImported);
    Findings.write(out, 2, response.diagnostics());
  }

  private static void writeImported(ProtoWriter out, ImportResourceState.Imported imported) {
    out.string(1, imported.typeName());
    Values.writeValue(out, 2, imported.state());
    out.bytes(3, imported.privateState());
  }
}
