package dev.terrane.engine.session;

import dev.terrane.cty.CtyValue;
import dev.terrane.provider.Value;
import dev.terrane.provider.function.Arguments;
import dev.terrane.provider.function.FunctionType;
import dev.terrane.provider.function.Signature;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A function as the engine sees it: values in, a value out.
public final class FunctionPart {
  private final String name;
  private volatile @Nullable Signature<Object> signature;
  private final FunctionType<Object> type;

  // One place forgets the author's type; the signature of the same function brings it back.
  @SuppressWarnings("unchecked")
  FunctionPart(String name, FunctionType<?> type) {
    this.name = name;
    this.type = (FunctionType<Object>) type;
  }

  /// What it takes and gives; built once.
  public Signature<Object> signature() {
    var known = signature;
    if (known == null) {
      known = built();
      signature = known;
    }
    return known;
  }

  private Signature<Object> built() {
    Signature<Object> built = type.signature();
    if (built == null) {
      throw method("signature").returnedNull();
    }
    return built;
  }

  /// A method of the author, for texts.
  public Method method(String called) {
    return new Method("function " + name, type.getClass().getSimpleName(), called);
  }

  /// Computes.
  public CtyValue call(List<CtyValue> arguments) throws Exception {
    var in = Arguments.of(signature(), arguments);
    @Nullable Value<Object> result = type.call(in);
    if (result == null) {
      throw method("call").returnedNull();
    }
    return signature().write(result);
  }
}
