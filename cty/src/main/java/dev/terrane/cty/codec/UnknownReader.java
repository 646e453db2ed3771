package dev.terrane.cty.codec;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyType.Dynamic;
import dev.terrane.cty.CtyType.ListType;
import dev.terrane.cty.CtyType.MapType;
import dev.terrane.cty.CtyType.SetType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.Refinement;
import java.util.Optional;

/** Reads unknown values, which are extensions with the refinement as their payload. */
final class UnknownReader {
  private static final int MAX_PAYLOAD = 1024;

  private final PathTracker trail;
  private final NumberReader numbers;

  UnknownReader(PathTracker trail, NumberReader numbers) {
    this.trail = trail;
    this.numbers = numbers;
  }

  CtyValue read(ByteSource source, CtyType type) {
    var size = source.extensionSize(source.next());
    var extension = source.next();
    if (size > 1 && extension != FormatByte.REFINED) {
      throw trail.failure("an unknown value has the unsupported extension type " + extension);
    }
    if (size > MAX_PAYLOAD) {
      throw trail.failure("the refinements of an unknown value are longer than 1024 bytes");
    }
    var payload = source.slice(size);
    return size > 1 ? readRefined(payload, type) : CtyValue.unknown(type);
  }

  private CtyValue readRefined(ByteSource payload, CtyType type) {
    var size = payload.mapSize();
    if (size < 0) {
      throw trail.failure("the refinements of an unknown value must be a map");
    }
    if (type instanceof Dynamic) {
      return CtyValue.unknown(type);
    }
    try {
      var refinement = Optional.of(Refinement.NONE);
      for (var i = 0; i < size && refinement.isPresent(); i++) {
        refinement = readOne(payload, type, refinement.get());
      }
      return refinement
          .map(promised -> CtyValue.unknown(type, promised))
          .orElseGet(() -> CtyValue.nullOf(type));
    } catch (IllegalArgumentException e) {
      throw trail.failure(e);
    }
  }

  /** Reads one refinement; empty if it means that the value is null. */
  private Optional<Refinement> readOne(ByteSource payload, CtyType type, Refinement refinement) {
    var key = readInteger(payload, "a key of a refinement");
    if (key == RefinementKey.NULLNESS) {
      return readNullness(payload, refinement);
    }
    if (key >= RefinementKey.PREFIX && key <= RefinementKey.MAX_LENGTH) {
      requireApplicable((int) key, type);
      return Optional.of(readBound((int) key, payload, refinement));
    }
    payload.skip();
    return Optional.of(refinement);
  }

  private Optional<Refinement> readNullness(ByteSource payload, Refinement refinement) {
    return switch (payload.next()) {
      case FormatByte.TRUE -> {
        if (refinement.definitelyNotNull()) {
          throw trail.failure("an unknown value is refined as null and as not null");
        }
        yield Optional.empty();
      }
      case FormatByte.FALSE, FormatByte.NIL -> Optional.of(refinement.withNotNull());
      default -> throw trail.failure("the nullness of an unknown value must be a bool");
    };
  }

  private void requireApplicable(int key, CtyType type) {
    var applicable =
        switch (type) {
          case CtyType.Primitive.STRING -> key == RefinementKey.PREFIX;
          case CtyType.Primitive.NUMBER ->
              key == RefinementKey.LOWER_BOUND || key == RefinementKey.UPPER_BOUND;
          case ListType _, SetType _, MapType _ ->
              key == RefinementKey.MIN_LENGTH || key == RefinementKey.MAX_LENGTH;
          default -> false;
        };
    if (!applicable) {
      throw trail.failure(
          "%s cannot have the refinement with key %d".formatted(Article.of(type), key));
    }
  }

  private Refinement readBound(int key, ByteSource payload, Refinement refinement) {
    return switch (key) {
      case RefinementKey.PREFIX -> refinement.withPrefix(readPrefix(payload));
      case RefinementKey.MIN_LENGTH ->
          refinement.withLengthBounds(
              Math.max(0, readInteger(payload, "a length")), Long.MAX_VALUE);
      case RefinementKey.MAX_LENGTH ->
          refinement.withLengthBounds(0, readInteger(payload, "a length"));
      default -> readNumberBound(key, payload, refinement);
    };
  }

  private String readPrefix(ByteSource payload) {
    var size = payload.textSize(payload.next());
    if (size < 0) {
      throw trail.failure("the prefix of an unknown string must be a string");
    }
    return payload.text(size);
  }

  private Refinement readNumberBound(int key, ByteSource payload, Refinement refinement) {
    if (payload.arraySize() != 2) {
      throw trail.failure("the bound of an unknown number must be an array of number and bool");
    }
    var number = numbers.read(payload);
    var inclusive = payload.next();
    if (inclusive != FormatByte.TRUE && inclusive != FormatByte.FALSE) {
      throw trail.failure("the bound of an unknown number must be an array of number and bool");
    }
    return key == RefinementKey.LOWER_BOUND
        ? refinement.withNumberLowerBound(number, inclusive == FormatByte.TRUE)
        : refinement.withNumberUpperBound(number, inclusive == FormatByte.TRUE);
  }

  private long readInteger(ByteSource payload, String what) {
    var code = payload.peek();
    var integer =
        code < FormatByte.FIXMAP
            || (code >= FormatByte.UINT8 && code <= FormatByte.INT64)
            || code >= FormatByte.NEGATIVE_FIXNUM;
    if (!integer) {
      throw trail.failure(what + " must be an integer");
    }
    try {
      return numbers.read(payload).longValueExact();
    } catch (ArithmeticException e) {
      var failure = trail.failure(what + " must fit 64 bits");
      failure.initCause(e);
      throw failure;
    }
  }
}
