package dev.terrane.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyWalk;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedShape.Nesting;
import dev.terrane.provider.schema.Trait;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/// Tests the consistency of the rules for random schemas and values; a failure names its seed.
class RulesPropertyTests {
  private static final int ROUNDS = 2_000;

  /// A resource on its way through plan and apply.
  private record Run(
      long seed, List<Attribute<?>> members, CtyValue prior, CtyValue config, CtyValue planned) {
    static Run of(long seed) {
      var random = new Random(seed);
      var members = RandomSchema.of(random);
      var before = RandomValue.config(random, members);
      var prior =
          switch (random.nextInt(3)) {
            case 0 -> CtyValue.nullOf(Members.type(members));
            case 1 -> RandomValue.state(random, members);
            default -> stateOf(random, members, before);
          };
      var config = random.nextBoolean() ? before : RandomValue.config(random, members);
      return new Run(seed, members, prior, config, planned(members, prior, config));
    }

    /// The state that the first apply of a configuration would store.
    private static CtyValue stateOf(Random random, List<Attribute<?>> members, CtyValue config) {
      var nothing = CtyValue.nullOf(Members.type(members));
      return RandomValue.completion(random, members, planned(members, nothing, config));
    }

    /// The simplest planner: what is computed and not there yet is unknown.
    private static CtyValue planned(List<Attribute<?>> members, CtyValue prior, CtyValue config) {
      var proposed = ProposedNew.of(members, prior, config);
      return WriteOnlyValues.removed(members, Members.map(members, proposed, Run::planned));
    }

    private static CtyValue planned(Attribute<?> member, CtyValue value) {
      return value.isNull() && member.is(Trait.COMPUTED)
          ? CtyValue.unknown(member.ctyType())
          : value;
    }

    CtyValue completed() {
      return RandomValue.completion(new Random(~seed), members, planned);
    }
  }

  @Test
  void proposedStateWithUnknownComputedValuesIsAValidPlan() {
    for (var seed = 0L; seed < ROUNDS; seed++) {
      var run = Run.of(seed);
      assertThat(PlanRules.check(run.members, run.prior, run.config, run.planned))
          .as("seed %d: %s", seed, run)
          .isEmpty();
    }
  }

  @Test
  void anyCompletionOfAPlanIsAValidResult() {
    for (var seed = 0L; seed < ROUNDS; seed++) {
      var run = Run.of(seed);
      assertThat(ApplyRules.check(run.members, run.planned, run.completed()))
          .as("seed %d: %s became %s", seed, run, run.completed())
          .isEmpty();
    }
  }

  @Test
  void planThatChangesAConfiguredLeafIsRefused() {
    var mutations = 0;
    for (var seed = 0L; seed < ROUNDS; seed++) {
      var run = Run.of(seed);
      for (var path : leaves(run.planned, new Random(seed), path -> isConfigured(run, path))) {
        var mutated = mutated(run.planned, path);
        assertThat(PlanRules.check(run.members, run.prior, run.config, mutated))
            .as("seed %d: %s at %s", seed, run, path)
            .isNotEmpty();
        mutations++;
      }
    }
    assertThat(mutations).isGreaterThan(ROUNDS / 3);
  }

  @Test
  void resultThatChangesAKnownLeafIsRefused() {
    var mutations = 0;
    for (var seed = 0L; seed < ROUNDS; seed++) {
      var run = Run.of(seed);
      var actual = run.completed();
      for (var path : leaves(actual, new Random(seed), path -> isPlanned(run, path))) {
        assertThat(ApplyRules.check(run.members, run.planned, mutated(actual, path)))
            .as("seed %d: %s at %s", seed, run, path)
            .isNotEmpty();
        mutations++;
      }
    }
    assertThat(mutations).isGreaterThan(ROUNDS / 3);
  }

  @Test
  void planOfAnAppliedConfigurationProposesNoChange() {
    var checked = 0;
    for (var seed = 0L; seed < ROUNDS; seed++) {
      var random = new Random(seed);
      var members = RandomSchema.of(random);
      var config = ApplyRules.unknownsRemoved(RandomValue.config(random, members));
      var state = Run.stateOf(random, members, config);
      var proposed = WriteOnlyValues.removed(members, ProposedNew.of(members, state, config));
      if (keepsAll(members)) {
        assertThat(proposed).as("seed %d", seed).isEqualTo(state);
        checked++;
      }
    }
    assertThat(checked).isGreaterThan(ROUNDS / 3);
  }

  /// Elements of sets may be mistaken for each other, and a nested attribute that the provider
  /// filled with what only a user can write is not kept.
  private static boolean keepsAll(List<Attribute<?>> members) {
    return members.stream()
        .allMatch(member ->
            member.nested().stream()
                .allMatch(nested ->
                    nested.nesting() != Nesting.SET
                        && !member.is(Trait.COMPUTED)
                        && keepsAll(nested.members())));
  }

  private static boolean isConfigured(Run run, CtyPath path) {
    var wanted = path.resolve(run.config);
    return wanted.isPresent()
        && wanted.equals(path.resolve(run.planned))
        // Another truth could be that of the state, which may always be kept.
        && !(wanted.get() instanceof CtyValue.BoolValue);
  }

  private static boolean isPlanned(Run run, CtyPath path) {
    return path.resolve(run.planned).filter(CtyValue::isKnown).isPresent();
  }

  /// One of the known primitive values outside of sets, if there is one.
  private static List<CtyPath> leaves(CtyValue root, Random random, Predicate<CtyPath> chosen) {
    var paths = new ArrayList<CtyPath>();
    collect(root, CtyPath.ROOT, paths);
    paths.removeIf(path -> !chosen.test(path));
    return paths.isEmpty() ? List.of() : List.of(paths.get(random.nextInt(paths.size())));
  }

  private static void collect(CtyValue value, CtyPath path, List<CtyPath> paths) {
    if (value instanceof CtyValue.SetValue) {
      return;
    }
    var inside = Elements.inside(value);
    if (inside.isEmpty() && !mutated(value).equals(value)) {
      paths.add(path);
    }
    inside.forEach(element -> collect(element.value(), path.append(element.step()), paths));
  }

  private static CtyValue mutated(CtyValue root, CtyPath target) {
    return CtyWalk.transform(root, (path, part) -> path.equals(target) ? mutated(part) : part);
  }

  private static CtyValue mutated(CtyValue leaf) {
    return switch (leaf) {
      case CtyValue.StringValue _ -> CtyValue.string("mutated");
      case CtyValue.NumberValue _ -> CtyValue.number(99);
      case CtyValue.BoolValue(var truth) -> CtyValue.bool(!truth);
      default -> leaf;
    };
  }
}
