package dev.terrane.testkit.generate;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectMembers;
import dev.terrane.provider.schema.ObjectMembers.Feature;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/// Configurations whose life cycle fails.
///
/// @param configurations the configurations, one applied after the other
/// @param failure the failure
record FailingCase(List<? extends CtyValue> configurations, AssertionError failure) {
  private static final int STEPS = 500;

  FailingCase {
    configurations = List.copyOf(configurations);
  }

  /// The simplest case that is found by small steps. The failure may become another one.
  ///
  /// @param failure returns the failure of configurations; empty if they are not valid, or live
  FailingCase shrunk(
      List<Attribute<?>> members, Function<List<CtyValue>, Optional<AssertionError>> failure) {
    var now = this;
    var left = STEPS;
    for (var next = simpler(now, members); left > 0 && !next.isEmpty(); left--) {
      var candidate = next.removeFirst();
      var failed = failure.apply(candidate);
      if (failed.isPresent()) {
        now = new FailingCase(candidate, failed.get());
        next = simpler(now, members);
      }
    }
    return now;
  }

  private static List<List<CtyValue>> simpler(FailingCase now, List<Attribute<?>> members) {
    var all = new ArrayList<List<CtyValue>>();
    if (now.configurations.size() > 1) {
      now.configurations.forEach(one -> all.add(List.of(one)));
    }
    for (var i = 0; i < now.configurations.size(); i++) {
      var at = i;
      Shrinker.smaller(members, (ObjectValue) now.configurations.get(i))
          .forEach(one -> {
            var changed = new ArrayList<CtyValue>(now.configurations);
            changed.set(at, one);
            all.add(changed);
          });
    }
    return all;
  }

  /// The arguments that have a value.
  String text(List<Attribute<?>> members) {
    return configurations.stream()
        .map(one -> "  " + text(members, (ObjectValue) one))
        .collect(Collectors.joining("\n  and then\n"));
  }

  private static String text(List<Attribute<?>> members, ObjectValue config) {
    return members.stream()
        .filter(one -> !config.get(one.name()).equals(ConfigurationGenerator.absent(one)))
        .map(one -> one.name() + " = " + shown(one, config.get(one.name())))
        .collect(Collectors.joining("\n  "));
  }

  private static String shown(Attribute<?> member, CtyValue value) {
    return ObjectMembers.of(List.of(member)).have(Feature.SECRET)
        ? "(sensitive value)"
        : value.toString();
  }
}
