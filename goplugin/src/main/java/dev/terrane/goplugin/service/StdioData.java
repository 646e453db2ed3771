package dev.terrane.goplugin.service;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// A part of the plugin's standard output or error.
public final class StdioData {
  /// The streams of a process.
  public enum Channel {
    /// An unknown stream.
    INVALID(0),
    /// Standard output.
    STDOUT(1),
    /// Standard error.
    STDERR(2);

    private final int number;

    Channel(int number) {
      this.number = number;
    }
  }

  static final ByteMarshaller<StdioData> MARSHALLER =
      new ByteMarshaller<>(StdioData::write, StdioData::read);

  private final Channel channel;
  private final byte[] data;

  StdioData(Channel channel, byte[] data) {
    this.channel = channel;
    this.data = data;
  }

  /// The stream to which it was written.
  public Channel channel() {
    return channel;
  }

  /// The bytes; the first and last character may be incomplete.
  public byte[] data() {
    return data.clone();
  }

  /// The bytes as text.
  public String text() {
    return new String(data, StandardCharsets.UTF_8);
  }

  int size() {
    return data.length;
  }

  StdioData followedBy(byte[] more) {
    var all = Arrays.copyOf(data, data.length + more.length);
    System.arraycopy(more, 0, all, data.length, more.length);
    return new StdioData(channel, all);
  }

  private byte[] write() {
    return new WireWriter().number(1, channel.number).bytes(2, data).toBytes();
  }

  private static StdioData read(byte[] bytes) {
    var reader = new WireReader(bytes);
    var channel = Channel.INVALID;
    var data = new byte[0];
    while (reader.next()) {
      switch (reader.field()) {
        case 1 -> channel = channel(reader.number());
        case 2 -> data = reader.content();
        default -> reader.skip();
      }
    }
    return new StdioData(channel, data);
  }

  private static Channel channel(long number) {
    return number == Channel.STDOUT.number
        ? Channel.STDOUT
        : number == Channel.STDERR.number ? Channel.STDERR : Channel.INVALID;
  }
}
