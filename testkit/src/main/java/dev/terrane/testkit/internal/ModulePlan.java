package dev.terrane.testkit.internal;

import dev.terrane.core.Plan.Change;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import java.util.List;
import java.util.Optional;

/// The plan of a root module.
public interface ModulePlan {
  /// The change of a resource instance; empty if the plan does not mention it.
  ///
  /// @param type the type of its schema
  Optional<Change> change(String address, CtyType type);

  /// Whether a planned attribute is shown as "(sensitive value)".
  ///
  /// @throws AssertionError if the plan does not mention the instance
  boolean isSensitive(String address, String attribute);

  /// The reason why the change of an instance is deferred; empty if it is not.
  Optional<String> deferral(String address);

  /// A planned output of the root module.
  ///
  /// @throws AssertionError if the plan contains no such output
  CtyValue output(String name);

  /// The changes of resources and outputs, with their actions; empty if the plan is.
  List<String> changes();
}
