package dev.terrane.tests.house;

import dev.terrane.provider.Value;
import dev.terrane.provider.function.Arguments;
import dev.terrane.provider.function.FunctionType;
import dev.terrane.provider.function.Parameter;
import dev.terrane.provider.function.Signature;
import dev.terrane.provider.schema.AttributeType;
import java.util.Optional;

/// Functions about labels of doors.
public final class Labels {
  private static final Parameter<String> NAME = Parameter.of("name", AttributeType.STRING);
  private static final Parameter<Optional<Long>> FLOOR =
      Parameter.of("floor", AttributeType.LONG).orNull();

  /// The label of a door; null for an empty name.
  public static final FunctionType<String> LABEL =
      of(in -> in.get(NAME).isEmpty() ? Value.none() : Value.known(label(in)));

  private Labels() {}

  /// The same function with another body.
  public static FunctionType<String> of(FunctionType.Body<String> body) {
    return FunctionType.of("label", Signature.of(AttributeType.STRING, NAME, FLOOR), body);
  }

  private static String label(Arguments in) {
    var floor = in.get(FLOOR);
    if (floor.filter(one -> one < 0).isPresent()) {
      throw FLOOR.error("must not be negative");
    }
    return floor.map(one -> one + "/").orElse("") + in.get(NAME);
  }
}
