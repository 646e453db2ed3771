package dev.terrane.engine.part;

import dev.terrane.cty.CtyValue;
import dev.terrane.provider.function.Arguments;
import dev.terrane.provider.function.FunctionType;
import dev.terrane.provider.function.Signature;
import java.util.List;

/// Calls a function with values instead of Java types.
public final class FunctionPart implements DeclaredPart<Signature<?>> {
  private final String name;
  private final LazyDeclaration<Signature<Object>> signature = new LazyDeclaration<>(this::built);
  private final FunctionType<Object> type;

  // The author's type is erased here; the signature of the same function restores it.
  @SuppressWarnings("unchecked")
  FunctionPart(String name, FunctionType<?> type) {
    this.name = name;
    this.type = (FunctionType<Object>) type;
  }

  /// The parameters and the result; built once.
  public Signature<Object> signature() {
    return signature.get();
  }

  private Signature<Object> built() {
    return method("signature").required(type.signature());
  }

  @Override
  public Signature<?> declaration() {
    return signature();
  }

  @Override
  public boolean isDeclared() {
    return signature.isBuilt();
  }

  @Override
  public AuthorMethod declaring() {
    return method("signature");
  }

  @Override
  public AuthorMethod method(String called) {
    return new AuthorMethod("function " + name, type.getClass().getSimpleName(), called);
  }

  public CtyValue call(List<CtyValue> arguments) throws Exception {
    var in = Arguments.of(signature(), arguments);
    return signature().write(method("call").required(type.call(in)));
  }
}
