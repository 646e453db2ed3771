package dev.terrane.engine.datasource;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.ViolationReport;
import dev.terrane.engine.part.DataSourcePart;
import dev.terrane.engine.plan.ResultCompletion;
import dev.terrane.engine.rules.Blocks;
import dev.terrane.engine.rules.ResultRules;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.provider.schema.Attribute;
import java.util.List;

/// Completes and checks the object that the author's `read` of a data source has returned.
final class DataSourceResult {
  private DataSourceResult() {}

  /// The object with blocks and configured arguments.
  static CtyValue complete(List<Attribute<?>> members, ObjectValue input, ObjectValue given) {
    var whole = Blocks.completed(members, withArguments(members, input, given));
    return ResultCompletion.of(members, input, whole);
  }

  /// Whether Terraform accepts it; otherwise there is a diagnostic.
  static boolean isAccepted(DataSourcePart source, CtyValue state, Diagnostics diagnostics) {
    return ViolationReport.report(
        ResultRules.dataSource(source.schema().members(), state),
        "returned a value that Terraform rejects",
        source.method("read"),
        diagnostics);
  }

  /// Adds the configured arguments that the result lacks. Terraform does not check for them, and a
  /// reference to one would be null.
  private static ObjectValue withArguments(
      List<Attribute<?>> members, ObjectValue input, ObjectValue state) {
    var result = state;
    for (var member : members) {
      var name = member.name();
      if (member.isArgument() && state.get(name).isNull()) {
        result = result.with(name, input.get(name));
      }
    }
    return result;
  }
}
