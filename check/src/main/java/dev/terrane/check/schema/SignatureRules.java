package dev.terrane.check.schema;

import dev.terrane.provider.function.Identifiers;
import dev.terrane.rpc.proto.ProtoMessage;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/// Checks the signature of a function by Terraform's rules (S24).
public final class SignatureRules {
  private static final int PARAMETERS = 1;
  private static final int VARIADIC = 2;
  private static final int RESULT = 3;
  private static final String RULE = "S24";
  private static final String IDENTIFIER = "must be an identifier: letters, digits, _ and -";

  private SignatureRules() {}

  /// Checks a signature.
  ///
  /// @param name the name of the function
  /// @param function its message
  public static List<SchemaProblem> check(String name, ProtoMessage function) {
    var problems = new ArrayList<SchemaProblem>();
    if (!Identifiers.isIdentifier(name)) {
      problems.add(new SchemaProblem(RULE, "", "the name of the function " + IDENTIFIER));
    }
    var parameters = new ArrayList<>(function.messages(PARAMETERS, one -> one));
    function.messages(VARIADIC, parameters::add);
    var names = new HashSet<String>();
    for (var parameter : parameters) {
      parameter(parameter, problems);
      if (!names.add(parameter.string(1))) {
        problems.add(new SchemaProblem(RULE, parameter.string(1), "two parameters have this name"));
      }
    }
    if (DeclaredAttribute.type(function.message(RESULT), 1).isEmpty()) {
      problems.add(new SchemaProblem(RULE, "", "the type of the result is not readable"));
    }
    return problems;
  }

  private static void parameter(ProtoMessage parameter, List<SchemaProblem> problems) {
    var name = parameter.string(1);
    if (!Identifiers.isIdentifier(name)) {
      problems.add(new SchemaProblem(RULE, name, "the name of the parameter " + IDENTIFIER));
    }
    if (DeclaredAttribute.type(parameter, 2).isEmpty()) {
      problems.add(new SchemaProblem(RULE, name, "the type of the parameter is not readable"));
    }
  }
}
