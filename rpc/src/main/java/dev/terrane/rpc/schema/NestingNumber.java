package dev.terrane.rpc.schema;

import dev.terrane.provider.schema.NestedShape.Nesting;
import dev.terrane.rpc.proto.WireException;
import java.util.List;

/** The numbers of nesting modes, which blocks and nested attributes share. */
final class NestingNumber {
  /** In the order of their numbers, from 1. */
  private static final List<Nesting> NUMBERED =
      List.of(Nesting.SINGLE, Nesting.LIST, Nesting.SET, Nesting.MAP, Nesting.GROUP);

  private NestingNumber() {}

  static int of(Nesting nesting) {
    return NUMBERED.indexOf(nesting) + 1;
  }

  /**
   * The nesting mode of a number.
   *
   * @param name the name of the block or attribute, for errors
   * @throws WireException for an unknown number
   */
  static Nesting nesting(int number, String name) {
    if (number < 1 || number > NUMBERED.size()) {
      throw new WireException(name + " has the unknown nesting mode " + number);
    }
    return NUMBERED.get(number - 1);
  }
}
