package dev.terrane.engine.core;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.Bytes;
import java.util.List;
import java.util.Optional;

/// What a plan of one instance says.
///
/// @param change what is going to happen, unless the plan failed
/// @param findings all that the provider said on the way
public record Plan(Optional<PlanBuilder> change, Findings findings) {
  /// What is going to happen.
  ///
  /// @param action what it comes down to
  /// @param prior what is there
  /// @param planned what shall be there, with unknowns
  /// @param replace the paths that need another object
  /// @param privateState what the provider planned to keep
  public record PlanBuilder(
      Action action, CtyValue prior, CtyValue planned, List<CtyPath> replace, Bytes privateState) {
    /// Copies the paths.
    public PlanBuilder {
      replace = List.copyOf(replace);
    }

    PlanBuilder as(Action other) {
      return new PlanBuilder(other, prior, planned, replace, privateState);
    }
  }

  static Plan failed(Findings findings) {
    return new Plan(Optional.empty(), findings);
  }

  /// What is going to happen.
  ///
  /// @throws AssertionError when the plan failed
  public PlanBuilder get() {
    return change.orElseThrow(() -> new AssertionError("the plan failed:" + findings.text()));
  }

  /// What it comes down to.
  public Action action() {
    return get().action();
  }

  /// What shall be there.
  public CtyValue planned() {
    return get().planned();
  }

  /// The paths that need another object, as text.
  public List<String> replace() {
    return get().replace().stream().map(CtyPath::toString).toList();
  }
}
