package dev.terrane.server;

import dev.terrane.rpc.Protocol;
import java.util.List;
import java.util.zip.CRC32;

/** Writes and reads a state of 256 MB through a connection, both sides in one JVM. */
final class LargeState {
  static final int PAGES = 256;

  private LargeState() {}

  /** Prints the checksums of what has arrived on both sides. */
  public static void main(String[] args) {
    var logbook = new Logbook();
    try (var served = new ServedProvider(new FleetProvider(List.of(logbook)), Protocol.V6)) {
      var client = new LogbookClient(served.client(), PAGES, 8 << 20);
      client.configure();
      var findings = client.write();
      var received = new CRC32();
      client.read(chunk -> received.update(chunk.bytes().array()));
      System.out.printf("%s %x %x%n", findings, logbook.committed.get(), received.getValue());
    }
  }
}
