package dev.terrane.tests.libraries;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.common.compress.Compression;
import org.apache.kafka.common.record.CompressionType;
import org.apache.kafka.common.record.RecordBatch;
import org.apache.kafka.common.serialization.StringSerializer;
import org.apache.kafka.common.utils.BufferSupplier;
import org.apache.kafka.common.utils.ByteBufferOutputStream;
import org.slf4j.LoggerFactory;

/// Each library, used as far as it goes without a server.
final class Libraries {
  private Libraries() {}

  /// The driver of a URL, and its error for an unreachable server.
  static String driver(String url) throws SQLException {
    var driver = DriverManager.getDriver(url).getClass().getName();
    try (var connection = DriverManager.getConnection(url)) {
      return driver + " connected to " + connection.getMetaData().getURL();
    } catch (SQLException e) {
      return driver + " " + e.getSQLState();
    }
  }

  /// Which library writes a log.
  static String logger(String name) {
    var logger = LoggerFactory.getLogger(name);
    logger.info("asked for its name");
    return logger.getClass().getName();
  }

  /// Compresses and expands a text, in native code for most kinds of compression.
  static String compressed(String kind) throws IOException {
    var text = "a text ".repeat(100);
    var compression = Compression.of(CompressionType.forName(kind)).build();
    var buffer = new ByteBufferOutputStream(64);
    try (var out = compression.wrapForOutput(buffer, RecordBatch.MAGIC_VALUE_V2)) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    }
    var bytes = buffer.buffer().flip();
    var size = bytes.remaining();
    try (var in =
        compression.wrapForInput(bytes, RecordBatch.MAGIC_VALUE_V2, BufferSupplier.NO_CACHING)) {
      var same = new String(in.readAllBytes(), StandardCharsets.UTF_8).equals(text);
      return same && size < text.length() ? "smaller" : "broken";
    }
  }

  /// Makes a client, which finds its parts by the names of their classes.
  static String producer(String compression) {
    var settings =
        Map.<String, Object>of(
            "bootstrap.servers",
            "localhost:9",
            "compression.type",
            compression,
            "key.serializer",
            StringSerializer.class.getName(),
            "value.serializer",
            StringSerializer.class.getName());
    try (var producer = new KafkaProducer<String, String>(settings)) {
      return producer.metrics().isEmpty() ? "without metrics" : "with metrics";
    }
  }
}
