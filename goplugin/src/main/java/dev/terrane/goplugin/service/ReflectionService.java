package dev.terrane.goplugin.service;

import io.grpc.MethodDescriptor;
import io.grpc.ServerServiceDefinition;
import io.grpc.Status;
import java.util.Collection;
import java.util.List;
import java.util.function.Supplier;

/// Server reflection for tools: lists the services, and describes those with descriptors. Versions
/// v1 and v1alpha differ in their name only.
final class ReflectionService {
  static final List<String> VERSIONS = List.of("v1", "v1alpha");

  private static final int FILES = 4;
  private static final int EXTENSION_NUMBERS = 5;
  private static final int SERVICES = 6;
  private static final int ERROR = 7;

  private final Supplier<Collection<String>> services;
  private final Descriptors descriptors;

  private ReflectionService(Supplier<Collection<String>> services, Descriptors descriptors) {
    this.services = services;
    this.descriptors = descriptors;
  }

  static String name(String version) {
    return "grpc.reflection." + version + ".ServerReflection";
  }

  static ServerServiceDefinition define(
      String version, Supplier<Collection<String>> services, Supplier<List<byte[]>> descriptors) {
    var service = new ReflectionService(services, new Descriptors(descriptors.get()));
    return ServerServiceDefinition.builder(name(version))
        .addMethod(method(version), CallHandlers.bidirectional(service::answer))
        .build();
  }

  private static MethodDescriptor<ReflectionRequest, byte[]> method(String version) {
    return MethodDescriptor.<ReflectionRequest, byte[]>newBuilder()
        .setType(MethodDescriptor.MethodType.BIDI_STREAMING)
        .setFullMethodName(name(version) + "/ServerReflectionInfo")
        .setRequestMarshaller(
            new ByteMarshaller<>(ReflectionRequest::bytes, ReflectionRequest::read))
        .setResponseMarshaller(new ByteMarshaller<>(bytes -> bytes, bytes -> bytes))
        .build();
  }

  private byte[] answer(ReflectionRequest request) {
    var answer = new WireWriter().message(2, request.bytes());
    switch (request.field()) {
      case ReflectionRequest.FILE -> files(answer, request, descriptors.file(request.text()));
      case ReflectionRequest.SYMBOL ->
          files(answer, request, descriptors.fileOfSymbol(request.text()));
      case ReflectionRequest.EXTENSION ->
          files(answer, request, descriptors.fileOfExtension(request.text(), request.number()));
      case ReflectionRequest.EXTENSIONS -> extensions(answer, request);
      case ReflectionRequest.SERVICES -> services(answer);
      default -> error(answer, Status.Code.UNIMPLEMENTED, "unknown request");
    }
    return answer.toBytes();
  }

  private void services(WireWriter answer) {
    var list = new WireWriter();
    for (var name : services.get()) {
      list.message(1, new WireWriter().text(1, name).toBytes());
    }
    answer.message(SERVICES, list.toBytes());
  }

  private void extensions(WireWriter answer, ReflectionRequest request) {
    if (!descriptors.knowsType(request.text())) {
      error(answer, Status.Code.NOT_FOUND, "not found: " + request.text());
      return;
    }
    var packed = new WireWriter();
    var numbers = new WireWriter().text(1, request.text());
    descriptors.extensions(request.text()).forEach(packed::bareNumber);
    answer.message(EXTENSION_NUMBERS, numbers.bytes(2, packed.toBytes()).toBytes());
  }

  private static void files(WireWriter answer, ReflectionRequest request, List<byte[]> files) {
    if (files.isEmpty()) {
      error(answer, Status.Code.NOT_FOUND, "not found: " + request.text());
      return;
    }
    var list = new WireWriter();
    files.forEach(file -> list.message(1, file));
    answer.message(FILES, list.toBytes());
  }

  private static void error(WireWriter answer, Status.Code code, String message) {
    answer.message(ERROR, new WireWriter().number(1, code.value()).text(2, message).toBytes());
  }
}
