package dev.terrane.testkit.generate;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.schema.Schema;
import dev.terrane.testkit.RandomData;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.Function;

/// Tests a resource with random valid configurations: each is created, changed to another one, and
/// destroyed, with all checks of `ResourceInstance.apply`. Values are generated from the schema;
/// checks whose text says what they permit (one of, a pattern, limits, lengths, formats) are
/// satisfied, and the validation of the provider decides.
///
/// The failing configurations are simplified as long as the test fails: arguments are removed, and
/// values made smaller. The message contains them and the seed. Immutable.
public final class GeneratedConfigurations {
  private static final int COUNT = 50;

  private final Subject subject;
  private final Map<String, Function<RandomData, CtyValue>> chosen;
  private final OptionalLong seed;
  private final int count;

  /// The resource.
  ///
  /// @param typeName its type
  /// @param schema its schema
  /// @param validate validates a configuration
  /// @param lifeCycle applies the configurations one after the other to a new object, and destroys
  ///   it; throws an [AssertionError] if a step fails
  private record Subject(
      String typeName,
      Schema schema,
      Function<CtyValue, List<Diagnostic>> validate,
      Consumer<List<CtyValue>> lifeCycle) {}

  private GeneratedConfigurations(
      Subject subject,
      Map<String, Function<RandomData, CtyValue>> chosen,
      OptionalLong seed,
      int count) {
    this.subject = subject;
    this.chosen = Map.copyOf(chosen);
    this.seed = seed;
    this.count = count;
  }

  /// Used by `ResourceInstance.generated()` of `dev.terrane.testkit.core`.
  ///
  /// @param typeName the resource type
  /// @param schema its schema
  /// @param validate validates a configuration
  /// @param lifeCycle applies the configurations one after the other to a new object, and destroys
  ///   it; throws an [AssertionError] if a step fails
  /// @return 50 configurations of any values
  public static GeneratedConfigurations of(
      String typeName,
      Schema schema,
      Function<CtyValue, List<Diagnostic>> validate,
      Consumer<List<CtyValue>> lifeCycle) {
    var subject = new Subject(typeName, schema, validate, lifeCycle);
    return new GeneratedConfigurations(subject, Map.of(), OptionalLong.empty(), COUNT);
  }

  /// Sets the number of life cycles, 50 otherwise.
  ///
  /// @param number the number
  /// @return with this number
  public GeneratedConfigurations count(int number) {
    return new GeneratedConfigurations(subject, chosen, seed, number);
  }

  /// Repeats the configurations of a failure.
  ///
  /// @param repeated the seed in the message of the failure
  /// @return with the same values
  public GeneratedConfigurations seed(long repeated) {
    return new GeneratedConfigurations(subject, chosen, OptionalLong.of(repeated), count);
  }

  /// Sets the values of an argument that the remote side restricts, but the schema does not.
  ///
  /// @param argument the handle
  /// @param values creates a value
  /// @param <T> its type
  /// @return with these values
  public <T> GeneratedConfigurations with(
      Attribute<T> argument, Function<RandomData, ? extends T> values) {
    AttributeType<T> type = argument.type();
    var all = new HashMap<>(chosen);
    all.put(argument.name(), random -> type.encode(values.apply(random)));
    return new GeneratedConfigurations(subject, all, seed, count);
  }

  /// Runs all life cycles.
  ///
  /// @throws AssertionError if one fails
  /// @throws IllegalStateException if no valid configuration is found
  public void live() {
    var first = seed.orElseGet(() -> RandomData.create().seed());
    for (var i = 0; i < count; i++) {
      live(first + i);
    }
  }

  private void live(long ofThis) {
    var random = RandomData.ofSeed(ofThis);
    var first = valid(random, Map.of());
    var second = valid(random, first.attributes());
    try {
      subject.lifeCycle.accept(List.of(first, second));
    } catch (AssertionError e) {
      var found = new FailingCase(List.of(first, second), e).shrunk(members(), this::failure);
      throw new AssertionError(message(ofThis, found), found.failure());
    }
  }

  private List<Attribute<?>> members() {
    return subject.schema.members();
  }

  private Optional<AssertionError> failure(List<CtyValue> configurations) {
    if (configurations.stream().anyMatch(one -> !isValid(one))) {
      return Optional.empty();
    }
    try {
      subject.lifeCycle.accept(configurations);
      return Optional.empty();
    } catch (AssertionError e) {
      return Optional.of(e);
    }
  }

  private boolean isValid(CtyValue config) {
    return subject.validate.apply(config).stream().noneMatch(Diagnostic::isError);
  }

  private String message(long ofThis, FailingCase found) {
    return subject.typeName
        + " fails with a generated configuration:\n"
        + found.text(members())
        + "\nTo repeat it: generated().seed("
        + ofThis
        + "L).count(1).live()\n"
        + found.failure().getMessage();
  }

  /// A valid configuration.
  ///
  /// @param before values, some of which are kept
  private ObjectValue valid(RandomData random, Map<String, CtyValue> before) {
    var generator = new ConfigurationGenerator(random, chosen);
    var config = generator.configuration(members());
    for (var one : before.entrySet()) {
      config = random.integer(0, 1) == 0 ? config.with(one.getKey(), one.getValue()) : config;
    }
    return new ValidConfiguration(members(), generator, subject.validate).from(config);
  }

  static boolean isAt(CtyPath path, Attribute<?> member) {
    return !path.isRoot()
        && path.steps().getFirst() instanceof CtyPath.Attribute(var name)
        && name.equals(member.name());
  }
}
