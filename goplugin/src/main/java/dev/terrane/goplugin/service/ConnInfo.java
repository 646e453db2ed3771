package dev.terrane.goplugin.service;

import java.util.Optional;

/// The address of a further connection between host and plugin.
///
/// @param serviceId number of the connection
/// @param network `tcp` or `unix`
/// @param address the address in that network
/// @param knock request or response for a multiplexed connection
public record ConnInfo(long serviceId, String network, String address, Optional<Knock> knock) {
  /// A request or a response for a multiplexed connection.
  ///
  /// @param knock whether it is a request
  /// @param ack whether the other side accepts
  /// @param error the reason if it does not
  public record Knock(boolean knock, boolean ack, String error) {
    byte[] write() {
      return new WireWriter().truth(1, knock).truth(2, ack).text(3, error).toBytes();
    }

    static Knock read(byte[] bytes) {
      var reader = new WireReader(bytes);
      var knock = false;
      var ack = false;
      var error = "";
      while (reader.next()) {
        switch (reader.field()) {
          case 1 -> knock = reader.truth();
          case 2 -> ack = reader.truth();
          case 3 -> error = reader.text();
          default -> reader.skip();
        }
      }
      return new Knock(knock, ack, error);
    }
  }

  static final ByteMarshaller<ConnInfo> MARSHALLER =
      new ByteMarshaller<>(ConnInfo::write, ConnInfo::read);

  private byte[] write() {
    var writer = new WireWriter().number(1, serviceId).text(2, network).text(3, address);
    knock.ifPresent(value -> writer.message(4, value.write()));
    return writer.toBytes();
  }

  private static ConnInfo read(byte[] bytes) {
    var reader = new WireReader(bytes);
    var serviceId = 0L;
    var network = "";
    var address = "";
    Optional<Knock> knock = Optional.empty();
    while (reader.next()) {
      switch (reader.field()) {
        case 1 -> serviceId = reader.number();
        case 2 -> network = reader.text();
        case 3 -> address = reader.text();
        case 4 -> knock = Optional.of(Knock.read(reader.content()));
        default -> reader.skip();
      }
    }
    return new ConnInfo(serviceId, network, address, knock);
  }
}
