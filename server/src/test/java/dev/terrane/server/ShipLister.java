package dev.terrane.server;

import dev.terrane.provider.list.HandleListResource;
import dev.terrane.provider.list.ListCall;
import dev.terrane.provider.list.Listed;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Lists endlessly many ships of a flag, each with a large cargo, and counts them. */
final class ShipLister implements HandleListResource<String> {
  static final Attribute<String> FLAG = Attribute.string("flag").required();
  static final Attribute<Integer> LOST = Attribute.of("lost", AttributeType.INT).optional();
  static final Schema SCHEMA = Schema.listResource(FLAG, LOST);
  static final String CARGO = "c".repeat(64 << 10);

  final AtomicInteger listed = new AtomicInteger();
  final CountDownLatch closed = new CountDownLatch(1);

  @Override
  public FleetProvider.Ship resource() {
    return new FleetProvider.Ship();
  }

  @Override
  public Schema schema() {
    return SCHEMA;
  }

  @Override
  public Stream<Listed<ObjectView, ObjectView>> list(ListCall<String> call, ObjectView in) {
    return IntStream.iterate(0, number -> number + 1)
        .peek(_ -> listed.incrementAndGet())
        .mapToObj(number -> ship(in, number))
        .onClose(closed::countDown);
  }

  private static Listed<ObjectView, ObjectView> ship(ObjectView in, int number) {
    if (in.find(LOST).filter(lost -> lost == number).isPresent()) {
      throw new IllegalStateException("ship " + number + " is lost");
    }
    var id =
        ObjectView.EMPTY
            .with(FleetProvider.Ship.FLAG, in.get(FLAG))
            .with(FleetProvider.Ship.NUMBER, "" + number);
    return Listed.of(id, "Ship " + number, () -> id.with(FleetProvider.Ship.CARGO, CARGO));
  }
}
