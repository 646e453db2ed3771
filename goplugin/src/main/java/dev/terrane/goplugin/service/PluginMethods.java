package dev.terrane.goplugin.service;

import io.grpc.MethodDescriptor;

/// The methods of go-plugin's auxiliary services.
public final class PluginMethods {
  /// Ends the plugin.
  public static final MethodDescriptor<Empty, Empty> SHUTDOWN =
      MethodDescriptor.<Empty, Empty>newBuilder()
          .setType(MethodDescriptor.MethodType.UNARY)
          .setFullMethodName("plugin.GRPCController/Shutdown")
          .setRequestMarshaller(Empty.MARSHALLER)
          .setResponseMarshaller(Empty.MARSHALLER)
          .build();

  /// Streams the standard output and error of the plugin.
  public static final MethodDescriptor<Empty, StdioData> STREAM_STDIO =
      MethodDescriptor.<Empty, StdioData>newBuilder()
          .setType(MethodDescriptor.MethodType.SERVER_STREAMING)
          .setFullMethodName("plugin.GRPCStdio/StreamStdio")
          .setRequestMarshaller(Empty.MARSHALLER)
          .setResponseMarshaller(StdioData.MARSHALLER)
          .build();

  /// Announces further connections between host and plugin.
  public static final MethodDescriptor<ConnInfo, ConnInfo> START_STREAM =
      MethodDescriptor.<ConnInfo, ConnInfo>newBuilder()
          .setType(MethodDescriptor.MethodType.BIDI_STREAMING)
          .setFullMethodName("plugin.GRPCBroker/StartStream")
          .setRequestMarshaller(ConnInfo.MARSHALLER)
          .setResponseMarshaller(ConnInfo.MARSHALLER)
          .build();

  /// Asks gRPC's health service for the state of a service. Hosts ask for the service `plugin`.
  public static final MethodDescriptor<String, Integer> CHECK_HEALTH = HealthService.CHECK;

  private PluginMethods() {}
}
