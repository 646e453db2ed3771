package dev.terrane.goplugin.service;

/// The message without fields.
public enum Empty {
  /// The only instance.
  EMPTY;

  static final ByteMarshaller<Empty> MARSHALLER =
      new ByteMarshaller<>(value -> new byte[0], Empty::read);

  private static Empty read(byte[] bytes) {
    var reader = new WireReader(bytes);
    while (reader.next()) {
      reader.skip();
    }
    return EMPTY;
  }
}
