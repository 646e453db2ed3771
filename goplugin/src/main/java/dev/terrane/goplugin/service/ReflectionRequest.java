package dev.terrane.goplugin.service;

/// A request of server reflection.
final class ReflectionRequest {
  static final int FILE = 3;
  static final int SYMBOL = 4;
  static final int EXTENSION = 5;
  static final int EXTENSIONS = 6;
  static final int SERVICES = 7;

  private final byte[] bytes;
  private final int field;
  private final String text;
  private final int number;

  private ReflectionRequest(byte[] bytes, int field, String text, int number) {
    this.bytes = bytes;
    this.field = field;
    this.text = text;
    this.number = number;
  }

  /// The whole request, which the response repeats.
  byte[] bytes() {
    return bytes;
  }

  /// The number of the set member of the oneof, 0 when there is none.
  int field() {
    return field;
  }

  /// The requested name.
  String text() {
    return text;
  }

  /// The requested number of an extension.
  int number() {
    return number;
  }

  static ReflectionRequest read(byte[] bytes) {
    var reader = new WireReader(bytes);
    var request = new ReflectionRequest(bytes, 0, "", 0);
    while (reader.next()) {
      request = request.with(reader);
    }
    return request;
  }

  private ReflectionRequest with(WireReader reader) {
    return switch (reader.field()) {
      case FILE, SYMBOL, EXTENSIONS, SERVICES ->
          new ReflectionRequest(bytes, reader.field(), reader.text(), 0);
      case EXTENSION -> extension(reader.content());
      default -> {
        reader.skip();
        yield this;
      }
    };
  }

  private ReflectionRequest extension(byte[] request) {
    var reader = new WireReader(request);
    var type = "";
    var extension = 0;
    while (reader.next()) {
      switch (reader.field()) {
        case 1 -> type = reader.text();
        case 2 -> extension = (int) reader.number();
        default -> reader.skip();
      }
    }
    return new ReflectionRequest(bytes, EXTENSION, type, extension);
  }
}
