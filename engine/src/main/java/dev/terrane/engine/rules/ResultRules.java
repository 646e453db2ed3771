package dev.terrane.engine.rules;

import dev.terrane.cty.CtyValue;
import dev.terrane.provider.schema.Attribute;
import java.util.List;

/// Checks the values that a provider returns: they have the schema's type, no write-only values
/// and, except in a plan, no unknown values. One method for each kind of response.
public final class ResultRules {
  private ResultRules() {}

  /// Checks a planned state by itself (P3, P4); [PlanRules] compares it with configuration and
  /// prior state.
  ///
  /// @param members the attributes and blocks of the resource
  /// @param planned the planned state
  /// @return what Terraform would refuse
  public static List<Violation> planned(List<Attribute<?>> members, CtyValue planned) {
    return ReturnedValue.of(members, planned).conforms("P4").writeOnly("P3").violations();
  }

  /// Checks the plan of a destroy (D3).
  ///
  /// @param members the attributes and blocks of the resource
  /// @param planned the planned state
  /// @return what Terraform would refuse
  public static List<Violation> plannedDestroy(List<Attribute<?>> members, CtyValue planned) {
    return ReturnedValue.of(members, planned)
        .isNull("D3", "planned a non-null destroy value")
        .violations();
  }

  /// Checks the result of reading a resource (R6, R7, R8).
  ///
  /// @param members the attributes and blocks of the resource
  /// @param state the state; null when the object is gone
  /// @return what Terraform would refuse
  public static List<Violation> read(List<Attribute<?>> members, CtyValue state) {
    return ReturnedValue.of(members, state).conforms("R7").known("R6").writeOnly("R8").violations();
  }

  /// Checks an upgraded state (U4); null is accepted (U5).
  ///
  /// @param members the attributes and blocks of the resource
  /// @param state the state
  /// @return what Terraform would refuse
  public static List<Violation> upgraded(List<Attribute<?>> members, CtyValue state) {
    return ReturnedValue.of(members, state).conforms("U4").known("U4").writeOnly("U4").violations();
  }

  /// Checks a state that was moved from another resource (M3).
  ///
  /// @param members the attributes and blocks of the target resource
  /// @param state the state
  /// @return what Terraform would refuse
  public static List<Violation> moved(List<Attribute<?>> members, CtyValue state) {
    return ReturnedValue.of(members, state)
        .conforms("M3")
        .notNull("M3", "the moved state is null")
        .known("M3")
        .writeOnly("M3")
        .violations();
  }

  /// Checks the result of an import by id (I4, I5); Terraform reads the object next.
  ///
  /// @param members the attributes and blocks of the resource
  /// @param state the state
  /// @return what Terraform would refuse
  public static List<Violation> importedById(List<Attribute<?>> members, CtyValue state) {
    return ReturnedValue.of(members, state)
        .conforms("I7")
        .writeOnly("I4")
        .notNull("I5", "import returned null resource")
        .violations();
  }

  /// Checks the result of an import by identity (I4); the state may be null, because the identity
  /// is sufficient.
  ///
  /// @param members the attributes and blocks of the resource
  /// @param state the state
  /// @return what Terraform would refuse
  public static List<Violation> importedByIdentity(List<Attribute<?>> members, CtyValue state) {
    return ReturnedValue.of(members, state).conforms("I7").writeOnly("I4").violations();
  }

  /// Checks the result of reading a data source (DS3).
  ///
  /// @param members the attributes and blocks of the data source
  /// @param state the result
  /// @return what Terraform would refuse
  public static List<Violation> dataSource(List<Attribute<?>> members, CtyValue state) {
    return ReturnedValue.of(members, state)
        .conforms("DS3")
        .notNull("DS3", "produced null object")
        .known("DS3")
        .violations();
  }

  /// Checks the result of opening an ephemeral resource (E3): Terraform compares it with the
  /// configuration as it does with a plan. That it is wholly known Terraform does not check.
  ///
  /// @param members the attributes and blocks of the ephemeral resource
  /// @param config the configuration that it was opened for
  /// @param opened the result
  /// @return what Terraform would refuse
  public static List<Violation> ephemeral(
      List<Attribute<?>> members, CtyValue config, CtyValue opened) {
    var alone =
        ReturnedValue.of(members, opened)
            .conforms("E3")
            .notNull("E3", "opened a null object")
            .known("E3")
            .violations();
    return alone.isEmpty()
        ? PlanRules.check(members, CtyValue.nullOf(opened.type()), config, opened).stream()
            .map(violation -> violation.under("E3"))
            .toList()
        : alone;
  }
}
