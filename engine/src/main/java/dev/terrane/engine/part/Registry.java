package dev.terrane.engine.part;

import dev.terrane.cty.CtyPath;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Part;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;

/// The parts of a provider, by kind and full name. Declarations are built at their first use.
public final class Registry {
  private final Map<Kind<?, ?>, Map<String, DeclaredPart<?>>> parts = new HashMap<>();
  private final List<Diagnostic> problems = new ArrayList<>();

  /// Registers parts.
  ///
  /// @param provider the name of the provider
  public Registry(String provider, List<? extends Part<?>> parts) {
    for (var part : parts) {
      var kinds = Stream.concat(Kinds.ALL.stream(), Stream.of(Kinds.PROVISIONER));
      if (kinds.noneMatch(kind -> added(kind, provider, part))) {
        problem(part, "has a type that this version of the framework does not support");
      }
    }
    parts(Kinds.LIST_RESOURCE).keySet().forEach(this::requireManaged);
  }

  /// Core lists only objects of a managed resource of the same provider (L1).
  private void requireManaged(String name) {
    if (part(Kinds.RESOURCE, name).isEmpty()) {
      problems.add(
          Diagnostic.error(
              CtyPath.ROOT,
              "Invalid provider: list resource " + name,
              "The provider has the list resource "
                  + name
                  + ", but no resource of this name. This is a bug in the provider. Suggested fix:"
                  + " return the resource from parts(), too (L1)."));
    }
  }

  private <P extends DeclaredPart<D>, D> boolean added(
      Kind<P, D> kind, String provider, Part<?> part) {
    var adapter = kind.adapt(part);
    adapter.ifPresent(
        adapt -> add(kind, kind.naming().fullName(provider, part.name()), part, adapt));
    return adapter.isPresent();
  }

  private <P extends DeclaredPart<D>, D> void add(
      Kind<P, D> kind, String name, Part<?> part, Function<String, P> adapt) {
    if (!kind.naming().isValid(name)) {
      problem(part, "is named \"" + name + "\"; " + kind.naming().text());
      return;
    }
    var others = parts.computeIfAbsent(kind, _ -> new TreeMap<>());
    if (others.putIfAbsent(name, adapt.apply(name)) != null) {
      problem(part, "is the second " + kind.noun() + " named " + name);
    }
  }

  private void problem(Part<?> part, String what) {
    problems.add(
        Diagnostic.error(
            CtyPath.ROOT,
            "Invalid provider: " + part.getClass().getSimpleName(),
            part.getClass().getSimpleName() + " " + what + ". This is a bug in the provider."));
  }

  /// The parts of a kind, by full name.
  @SuppressWarnings("unchecked") // A kind's parts are added by its own adapter.
  public <P extends DeclaredPart<?>> Map<String, P> parts(Kind<P, ?> kind) {
    return (Map<String, P>) Collections.unmodifiableMap(parts.getOrDefault(kind, Map.of()));
  }

  /// A part of a kind, by its full name.
  public <P extends DeclaredPart<?>> Optional<P> part(Kind<P, ?> kind, String name) {
    return Optional.ofNullable(parts(kind).get(name));
  }

  /// The errors in the declarations of the parts.
  public List<Diagnostic> problems() {
    return List.copyOf(problems);
  }
}
