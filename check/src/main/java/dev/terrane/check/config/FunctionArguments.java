package dev.terrane.check.config;

import dev.terrane.cty.CtyValue;
import dev.terrane.provider.function.Parameter;
import dev.terrane.provider.function.Signature;
import java.util.ArrayList;
import java.util.List;

/// The arguments with which a function is checked: known ones, and for each parameter that allows
/// it, null and an unknown value.
public final class FunctionArguments {
  private FunctionArguments() {}

  /// The arguments of the calls, one list for each call.
  public static List<List<CtyValue>> of(Signature<?> signature) {
    var parameters = signature.parameters();
    var known = parameters.stream().map(FunctionArguments::known).toList();
    var calls = new ArrayList<List<CtyValue>>();
    calls.add(known);
    for (var i = 0; i < parameters.size(); i++) {
      var parameter = parameters.get(i);
      if (parameter.takesNull()) {
        calls.add(replaced(known, i, CtyValue.nullOf(parameter.ctyType())));
      }
      if (parameter.takesUnknown()) {
        calls.add(replaced(known, i, CtyValue.unknown(parameter.ctyType())));
        calls.add(replaced(known, i, GeneratedValues.refined(parameter.ctyType())));
      }
    }
    return calls;
  }

  private static CtyValue known(Parameter<?> parameter) {
    return GeneratedValues.of(parameter.ctyType(), 1);
  }

  private static List<CtyValue> replaced(List<CtyValue> known, int index, CtyValue value) {
    var arguments = new ArrayList<>(known);
    arguments.set(index, value);
    return arguments;
  }
}
