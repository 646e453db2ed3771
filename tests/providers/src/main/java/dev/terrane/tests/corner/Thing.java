package dev.terrane.tests.corner;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.resource.HandleResource;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.OperationTimeouts;
import dev.terrane.provider.schema.OperationTimeouts.Operation;
import dev.terrane.provider.schema.Schema;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;

/// A file whose creation fails in a chosen way.
final class Thing implements HandleResource<Path> {
  static final Attribute<String> NAME = Attribute.string("name").required().identity();
  static final Attribute<Behaviour> BEHAVIOUR =
      Attribute.of(
              "behaviour",
              AttributeType.STRING.as(Behaviour::of, one -> one.name().toLowerCase(Locale.ROOT)))
          .defaultTo(Behaviour.GOOD);
  static final Attribute<Long> SIZE = Attribute.int64("size").defaultTo(1L);
  static final Attribute<String> PASSWORD = Attribute.string("password").optional().sensitive();
  static final Attribute<String> ID = Attribute.string("id").computed().stable();
  private static final Schema SCHEMA =
      Schema.resource(NAME, BEHAVIOUR, SIZE, PASSWORD, ID)
          .timeouts(OperationTimeouts.block().with(Operation.CREATE, Duration.ofHours(1)));

  @Override
  public String name() {
    return "thing";
  }

  @Override
  public Schema schema() {
    return SCHEMA;
  }

  @Override
  public ObjectView create(ApplyCall<Path> call, ObjectView in) throws Exception {
    var behaviour = in.get(BEHAVIOUR);
    if (behaviour == Behaviour.FAIL_EARLY) {
      throw new IOException("the remote side is closed");
    }
    var file = call.client().resolve(in.get(NAME));
    Files.writeString(file, in.get(SIZE).toString());
    var made = call.checkpoint(in.with(ID, "id-" + in.get(NAME)));
    return finished(behaviour, file, made);
  }

  // Prints to standard output and recurses infinitely on purpose.
  @SuppressWarnings({"SystemOut", "InfiniteRecursion", "NullAway"})
  private static ObjectView finished(Behaviour behaviour, Path file, ObjectView made)
      throws Exception {
    return switch (behaviour) {
      case GOOD, FAIL_EARLY -> made;
      case FAIL_LATE -> throw new IOException("the remote side went away");
      case LIE -> made.with(SIZE, made.get(SIZE) + 1);
      case FORGET -> made.without(ID);
      case NOTHING -> null;
      case HANG -> hang(file, made);
      case STUBBORN -> hangOn(file);
      case DEFIANT -> defy(file);
      case BESIDE -> awaitDefiance(file, made);
      case GOSSIP -> throw new IOException("no access with " + made.get(PASSWORD));
      case PRINT -> print(made);
      case OVERFLOW -> finished(behaviour, file, made);
      case EXHAUST -> made.with(SIZE, (long) new long[Integer.MAX_VALUE].length);
    };
  }

  private static ObjectView hang(Path file, ObjectView made) throws Exception {
    Files.createFile(file.resolveSibling(file.getFileName() + ".hangs"));
    new CountDownLatch(1).await();
    return made;
  }

  private static ObjectView hangOn(Path file) throws IOException {
    Files.createFile(file.resolveSibling(file.getFileName() + ".hangs"));
    while (true) {
      // An interrupted thread is not parked; it is not to take the processor from others, neither.
      Thread.interrupted();
      LockSupport.park();
    }
  }

  private static ObjectView defy(Path file) throws IOException {
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException e) {
      Files.createFile(file.resolveSibling("defiance"));
      Thread.currentThread().interrupt();
    }
    throw new IllegalStateException("interrupted");
  }

  private static ObjectView awaitDefiance(Path file, ObjectView made) throws Exception {
    while (!Files.exists(file.resolveSibling("defiance"))) {
      Thread.sleep(10);
    }
    return made;
  }

  @SuppressWarnings("SystemOut")
  private static ObjectView print(ObjectView made) {
    System.out.println("1|6|tcp|127.0.0.1:1|grpc|");
    System.err.println("a stray line");
    return made;
  }

  @Override
  public ObjectView update(ApplyCall<Path> call, ObjectView before, ObjectView in)
      throws Exception {
    return create(call, in).with(ID, before.get(ID));
  }

  @Override
  public Optional<ObjectView> read(Call<Path> call, ObjectView last) throws IOException {
    var file = call.client().resolve(last.get(NAME));
    return Files.exists(file)
        ? Optional.of(
            last.with(SIZE, Long.valueOf(Files.readString(file)))
                .with(BEHAVIOUR, last.find(BEHAVIOUR).orElse(Behaviour.GOOD))
                .with(ID, "id-" + last.get(NAME)))
        : Optional.empty();
  }

  @Override
  public void delete(Call<Path> call, ObjectView last) throws IOException {
    Files.deleteIfExists(call.client().resolve(last.get(NAME)));
  }
}
