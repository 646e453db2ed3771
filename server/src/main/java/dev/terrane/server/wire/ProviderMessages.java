package dev.terrane.server.wire;

import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.provider.ConfigureProvider;
import dev.terrane.engine.provider.GetMetadata;
import dev.terrane.engine.provider.StopProvider;
import dev.terrane.engine.provider.ValidateProviderConfig;
import dev.terrane.server.wire.proto.ProtoMessage;
import dev.terrane.server.wire.proto.ProtoWriter;

/** The messages of the provider itself; its schemas have a class of their own. */
final class ProviderMessages {
  private ProviderMessages() {}

  static GetMetadata.Response readMetadata(ProtoMessage in) {
    return new GetMetadata.Response(
        Values.readServer(in.message(1)),
        in.messages(3, name -> name.string(1)),
        in.messages(4, name -> name.string(1)),
        in.messages(5, name -> name.string(1)),
        Findings.read(in, 2));
  }

  static void writeMetadata(ProtoWriter out, GetMetadata.Response response) {
    out.message(1, response.capabilities(), Values::writeServer);
    Findings.write(out, 2, response.diagnostics());
    out.messages(3, response.dataSources(), (entry, name) -> entry.string(1, name));
    out.messages(4, response.resources(), (entry, name) -> entry.string(1, name));
    out.messages(5, response.functions(), (entry, name) -> entry.string(1, name));
  }

  static ValidateProviderConfig.Request readValidateRequest(ProtoMessage in) {
    return new ValidateProviderConfig.Request(Values.readValue(in.message(1)));
  }

  static void writeValidateRequest(ProtoWriter out, ValidateProviderConfig.Request request) {
    Values.writeValue(out, 1, request.config());
  }

  static ValidateProviderConfig.Response readValidateResponse(ProtoMessage in) {
    return new ValidateProviderConfig.Response(DynamicValue.ABSENT, Findings.read(in, 2));
  }

  static void writeValidateResponse(ProtoWriter out, ValidateProviderConfig.Response response) {
    Findings.write(out, 2, response.diagnostics());
  }

  /** Version 5 has a prepared configuration besides. */
  static ValidateProviderConfig.Response readPrepareResponse(ProtoMessage in) {
    return new ValidateProviderConfig.Response(
        Values.readValue(in.message(1)), Findings.read(in, 2));
  }

  static void writePrepareResponse(ProtoWriter out, ValidateProviderConfig.Response response) {
    Values.writeValue(out, 1, response.preparedConfig());
    writeValidateResponse(out, response);
  }

  static ConfigureProvider.Request readConfigureRequest(ProtoMessage in) {
    return new ConfigureProvider.Request(
        in.string(1), Values.readValue(in.message(2)), Values.readClient(in.message(3)));
  }

  static void writeConfigureRequest(ProtoWriter out, ConfigureProvider.Request request) {
    out.string(1, request.terraformVersion());
    Values.writeValue(out, 2, request.config());
    Values.writeClient(out, 3, request.clientCapabilities());
  }

  static ConfigureProvider.Response readConfigureResponse(ProtoMessage in) {
    return new ConfigureProvider.Response(Findings.read(in, 1));
  }

  static void writeConfigureResponse(ProtoWriter out, ConfigureProvider.Response response) {
    Findings.write(out, 1, response.diagnostics());
  }

  static StopProvider.Response readStopResponse(ProtoMessage in) {
    return new StopProvider.Response(in.string(1));
  }

  static void writeStopResponse(ProtoWriter out, StopProvider.Response response) {
    out.string(1, response.error());
  }
}
