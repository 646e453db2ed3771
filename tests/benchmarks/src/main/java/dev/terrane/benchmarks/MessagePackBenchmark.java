package dev.terrane.benchmarks;

import dev.terrane.cty.CtyNumber;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.codec.MessagePack;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * An object of 50 attributes and a list of 10,000 objects, both ways; gocty/main.go does the same.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class MessagePackBenchmark {
  private static final int ATTRIBUTES = 50;
  private static final int ELEMENTS = 10_000;

  private final CtyValue object = object();
  private final CtyType objectType = object.type();
  private final byte[] objectBytes = MessagePack.encode(object, objectType);
  private final CtyValue list = list();
  private final CtyType listType = list.type();
  private final byte[] listBytes = MessagePack.encode(list, listType);

  private static CtyValue object() {
    var attributes = new LinkedHashMap<String, CtyValue>();
    for (var i = 0; i < ATTRIBUTES; i++) {
      attributes.put("attribute_%02d".formatted(i), attribute(i));
    }
    return CtyValue.object(attributes);
  }

  private static CtyValue attribute(int i) {
    return switch (i % 5) {
      case 0 -> CtyValue.string("value of attribute " + i);
      case 1 -> CtyValue.number(i * 1_000L);
      case 2 -> CtyValue.bool(i % 2 == 0);
      case 3 -> CtyValue.number(CtyNumber.of(i + 0.5));
      default ->
          CtyValue.list(CtyType.STRING, List.of(CtyValue.string("a"), CtyValue.string("b" + i)));
    };
  }

  private static CtyValue list() {
    var elements = new ArrayList<CtyValue>();
    for (var i = 0; i < ELEMENTS; i++) {
      var attributes = new LinkedHashMap<String, CtyValue>();
      attributes.put("enabled", CtyValue.bool(i % 2 == 0));
      attributes.put("id", CtyValue.string("id-" + i));
      attributes.put("size", CtyValue.number(i));
      elements.add(CtyValue.object(attributes));
    }
    return CtyValue.list(elements.getFirst().type(), elements);
  }

  /** Writes the object. */
  @Benchmark
  public byte[] encodeObject() {
    return MessagePack.encode(object, objectType);
  }

  /** Reads the object. */
  @Benchmark
  public CtyValue decodeObject() {
    return MessagePack.decode(objectBytes, objectType);
  }

  /** Writes the list. */
  @Benchmark
  public byte[] encodeList() {
    return MessagePack.encode(list, listType);
  }

  /** Reads the list. */
  @Benchmark
  public CtyValue decodeList() {
    return MessagePack.decode(listBytes, listType);
  }
}
