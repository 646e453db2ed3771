package dev.terrane.engine.rules;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Nested;
import dev.terrane.provider.schema.Trait;
import java.util.ArrayList;
import java.util.List;

/**
 * What Terraform asks of every value that a provider returns: it has the schema's type, holds
 * nothing write-only, and is wholly known where it is no plan. One method for each kind of answer.
 */
public final class ResultRules {
  private final List<Attribute<?>> members;
  private final CtyValue value;
  private final List<Breach> breaches = new ArrayList<>();

  private ResultRules(List<Attribute<?>> members, CtyValue value) {
    this.members = members;
    this.value = value;
  }

  /**
   * A planned state by itself (P3, P4); what it says is checked by {@link PlanRules}.
   *
   * @param members the attributes and blocks of the resource
   * @param planned the planned state
   * @return what Terraform would refuse
   */
  public static List<Breach> planned(List<Attribute<?>> members, CtyValue planned) {
    return new ResultRules(members, planned).conforms("P4").writeOnly("P3").breaches();
  }

  /**
   * A planned destruction (D3).
   *
   * @param members the attributes and blocks of the resource
   * @param planned the planned state
   * @return what Terraform would refuse
   */
  public static List<Breach> plannedDestroy(List<Attribute<?>> members, CtyValue planned) {
    return new ResultRules(members, planned)
        .isNull("D3", "planned a non-null destroy value")
        .breaches();
  }

  /**
   * What reading a resource found (R6, R7, R8).
   *
   * @param members the attributes and blocks of the resource
   * @param state the state; null when the object is gone
   * @return what Terraform would refuse
   */
  public static List<Breach> read(List<Attribute<?>> members, CtyValue state) {
    return new ResultRules(members, state).conforms("R7").known("R6").writeOnly("R8").breaches();
  }

  /**
   * What an upgrade made of a stored state (U4); null is accepted (U5).
   *
   * @param members the attributes and blocks of the resource
   * @param state the state
   * @return what Terraform would refuse
   */
  public static List<Breach> upgraded(List<Attribute<?>> members, CtyValue state) {
    return new ResultRules(members, state).conforms("U4").known("U4").writeOnly("U4").breaches();
  }

  /**
   * What a state moved from another resource became (M3).
   *
   * @param members the attributes and blocks of the target resource
   * @param state the state
   * @return what Terraform would refuse
   */
  public static List<Breach> moved(List<Attribute<?>> members, CtyValue state) {
    return new ResultRules(members, state)
        .conforms("M3")
        .notNull("M3", "the moved state is null")
        .known("M3")
        .writeOnly("M3")
        .breaches();
  }

  /**
   * What an import by id found (I4, I5); the object is read before anything else is asked of it.
   *
   * @param members the attributes and blocks of the resource
   * @param state the state
   * @return what Terraform would refuse
   */
  public static List<Breach> importedById(List<Attribute<?>> members, CtyValue state) {
    return new ResultRules(members, state)
        .conforms("I7")
        .writeOnly("I4")
        .notNull("I5", "import returned null resource")
        .breaches();
  }

  /**
   * What an import by identity found (I4); the state may be null, as the identity says enough.
   *
   * @param members the attributes and blocks of the resource
   * @param state the state
   * @return what Terraform would refuse
   */
  public static List<Breach> importedByIdentity(List<Attribute<?>> members, CtyValue state) {
    return new ResultRules(members, state).conforms("I7").writeOnly("I4").breaches();
  }

  /**
   * What reading a data source found (DS3).
   *
   * @param members the attributes and blocks of the data source
   * @param state the result
   * @return what Terraform would refuse
   */
  public static List<Breach> dataSource(List<Attribute<?>> members, CtyValue state) {
    return new ResultRules(members, state)
        .conforms("DS3")
        .notNull("DS3", "produced null object")
        .known("DS3")
        .breaches();
  }

  /**
   * What an apply that failed leaves behind (AP7, AP8, AP9); it need not match the plan (AP15), and
   * null means that nothing changed.
   *
   * @param members the attributes and blocks of the resource
   * @param state the state as far as it came
   * @return what Terraform would refuse
   */
  public static List<Breach> partlyApplied(List<Attribute<?>> members, CtyValue state) {
    return new ResultRules(members, state).conforms("AP7").writeOnly("AP8").known("AP9").breaches();
  }

  /**
   * What an apply that succeeded made (AP7 to AP11).
   *
   * @param members the attributes and blocks of the resource
   * @param planned the planned state; null to delete
   * @param state the new state
   * @return what Terraform would refuse
   */
  public static List<Breach> applied(List<Attribute<?>> members, CtyValue planned, CtyValue state) {
    var found = partlyApplied(members, state);
    if (!found.isEmpty()) {
      return found;
    }
    return planned.isNull()
        ? new ResultRules(members, state).isNull("AP11", "still present after delete").breaches()
        : CompatibilityRules.check(members, planned, state);
  }

  private List<Breach> breaches() {
    return breaches.stream().distinct().toList();
  }

  private ResultRules conforms(String rule) {
    breaches.addAll(Conformance.check(members, value, rule));
    return this;
  }

  private ResultRules isNull(String rule, String reason) {
    if (!value.isNull()) {
      breaches.add(Place.root(members).breach(rule, reason));
    }
    return this;
  }

  private ResultRules notNull(String rule, String reason) {
    if (value.isNull()) {
      breaches.add(Place.root(members).breach(rule, reason));
    }
    return this;
  }

  private ResultRules known(String rule) {
    unknowns(Place.root(members), value).stream()
        .map(place -> place.breach(rule, "unknown value where all must be known"))
        .forEach(breaches::add);
    return this;
  }

  private static List<Place> unknowns(Place place, CtyValue value) {
    if (value.isUnknown()) {
      return List.of(place);
    }
    var places = new ArrayList<Place>();
    if (!value.isWhollyKnown()) {
      Elements.inside(value)
          .forEach(inner -> places.addAll(unknowns(place.at(inner.step()), inner.value())));
    }
    return places;
  }

  private ResultRules writeOnly(String rule) {
    writeOnly(members, Place.root(members), value, rule);
    return this;
  }

  private void writeOnly(List<Attribute<?>> inside, Place place, CtyValue object, String rule) {
    if (!(object instanceof ObjectValue known)) {
      return;
    }
    for (var member : inside) {
      var found = known.attributes().get(member.name());
      if (found != null && !found.isNull()) {
        writeOnly(member, place.in(member), found, rule);
      }
    }
  }

  private void writeOnly(Attribute<?> member, Place place, CtyValue found, String rule) {
    if (member.is(Trait.WRITE_ONLY)) {
      breaches.add(place.breach(rule, "write-only attribute has a value"));
      return;
    }
    member.nested().ifPresent(nested -> insideNested(nested, place, found, rule));
  }

  private void insideNested(Nested nested, Place place, CtyValue found, String rule) {
    Elements.of(nested.nesting(), found)
        .forEach(
            object -> writeOnly(nested.members(), place.at(object.step()), object.value(), rule));
  }
}
