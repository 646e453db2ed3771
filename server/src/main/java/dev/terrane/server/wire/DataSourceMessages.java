package dev.terrane.server.wire;

import dev.terrane.engine.datasource.ReadDataSource;
import dev.terrane.engine.datasource.ValidateDataResourceConfig;
import dev.terrane.server.wire.proto.ProtoMessage;
import dev.terrane.server.wire.proto.ProtoWriter;

/** The messages of data sources. */
final class DataSourceMessages {
  private DataSourceMessages() {}

  static ValidateDataResourceConfig.Request readValidateRequest(ProtoMessage in) {
    return new ValidateDataResourceConfig.Request(in.string(1), Values.readValue(in.message(2)));
  }

  static void writeValidateRequest(ProtoWriter out, ValidateDataResourceConfig.Request request) {
    out.string(1, request.typeName());
    Values.writeValue(out, 2, request.config());
  }

  static ValidateDataResourceConfig.Response readValidateResponse(ProtoMessage in) {
    return new ValidateDataResourceConfig.Response(Findings.read(in, 1));
  }

  static void writeValidateResponse(ProtoWriter out, ValidateDataResourceConfig.Response response) {
    Findings.write(out, 1, response.diagnostics());
  }

  static ReadDataSource.Request readReadRequest(ProtoMessage in) {
    return new ReadDataSource.Request(
        in.string(1), Values.readValue(in.message(2)), Values.readClient(in.message(4)));
  }

  static void writeReadRequest(ProtoWriter out, ReadDataSource.Request request) {
    out.string(1, request.typeName());
    Values.writeValue(out, 2, request.config());
    Values.writeClient(out, 4, request.clientCapabilities());
  }

  static ReadDataSource.Response readReadResponse(ProtoMessage in) {
    return new ReadDataSource.Response(
        Values.readValue(in.message(1)), Values.readDeferral(in.message(3)), Findings.read(in, 2));
  }

  static void writeReadResponse(ProtoWriter out, ReadDataSource.Response response) {
    Values.writeValue(out, 1, response.state());
    Findings.write(out, 2, response.diagnostics());
    Values.writeDeferral(out, 3, response.deferral());
  }
}
