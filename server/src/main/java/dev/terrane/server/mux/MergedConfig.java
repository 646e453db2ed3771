package dev.terrane.server.mux;

import dev.terrane.cty.CtyConversion;
import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.DynamicValue;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.Schema;
import dev.terrane.rpc.schema.EncodedSchema.Member;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The provider block that users write: the members of this provider's schema, and those of the
 * existing providers that it does not have.
 */
final class MergedConfig {
  private final CtyType.ObjectType own;
  private final Map<String, CtyType> all;
  private final Map<ExistingEndpoint, Set<String>> added = new LinkedHashMap<>();
  private final List<Diagnostic> problems = new ArrayList<>();

  /**
   * The block for a schema.
   *
   * @throws ConnectionException if an existing provider cannot be started
   */
  MergedConfig(Schema schema, List<ExistingEndpoint> existing) {
    this.own = schema.type();
    this.all = new TreeMap<>(own.attributes());
    existing.forEach(one -> added.put(one, add(one)));
  }

  private Set<String> add(ExistingEndpoint one) {
    var names = new LinkedHashSet<String>();
    one.schemas()
        .provider()
        .members()
        .forEach((name, member) -> {
          if (!one.provider().hidden().contains(name)) {
            var known = all.putIfAbsent(name, member.type());
            if (known == null) {
              names.add(name);
            } else {
              requireConversion(one, name, known, member.type());
            }
          }
        });
    return names;
  }

  private void requireConversion(ExistingEndpoint one, String name, CtyType from, CtyType to) {
    try {
      CtyConversion.convert(CtyValue.unknown(from), to);
    } catch (CtyException e) {
      problems.add(
          Diagnostic.error(
              CtyPath.ROOT,
              "Provider configuration does not match",
              "The attribute %s of the provider block is a %s, but %s expects a %s. Give it this"
                      .formatted(name, from.friendlyName(), one.name(), to.friendlyName())
                  + " type, or hide it with ExistingProvider.Builder.hiding(\""
                  + name
                  + "\") and set it with mapping(...)."));
    }
  }

  /** The names of the members that only an existing provider has. */
  Set<String> added(ExistingEndpoint one) {
    return added.getOrDefault(one, Set.of());
  }

  /** The errors of attributes that both declare with types that cannot be converted. */
  List<Diagnostic> problems() {
    return List.copyOf(problems);
  }

  /**
   * The configuration of this provider.
   *
   * @throws CtyException if the value does not conform to the schemas
   */
  DynamicValue own(DynamicValue config) {
    if (all.size() == own.attributes().size() || config.isNull()) {
      return config;
    }
    var values = new LinkedHashMap<>(decode(config).attributes());
    values.keySet().retainAll(own.attributes().keySet());
    return DynamicValue.of(CtyValue.object(values), own);
  }

  /**
   * The configuration of an existing provider.
   *
   * @throws CtyException if a value cannot be converted
   */
  DynamicValue of(ExistingEndpoint one, DynamicValue config) {
    if (config.isNull()) {
      return config;
    }
    var given = one.provider().mapping().map(decode(config)).attributes();
    var types = new LinkedHashMap<String, CtyType>();
    var values = new LinkedHashMap<String, CtyValue>();
    one.schemas()
        .provider()
        .members()
        .forEach((name, member) -> {
          types.put(name, member.type());
          var value = given.get(name);
          values.put(name, value == null ? absent(member) : converted(name, value, member.type()));
        });
    return DynamicValue.of(CtyValue.object(values), CtyType.object(types));
  }

  private ObjectValue decode(DynamicValue config) {
    return (ObjectValue) config.decode(CtyType.object(all));
  }

  private static CtyValue converted(String name, CtyValue value, CtyType type) {
    try {
      return CtyConversion.convert(value, type);
    } catch (CtyException e) {
      throw e.within(CtyPath.ROOT.attribute(name));
    }
  }

  /** Terraform sends an empty collection for blocks that the user has not written. */
  private static CtyValue absent(Member member) {
    if (!member.isBlock()) {
      return CtyValue.nullOf(member.type());
    }
    return switch (member.type()) {
      case CtyType.ListType list -> CtyValue.list(list.element(), List.of());
      case CtyType.SetType set -> CtyValue.set(set.element(), List.of());
      case CtyType.MapType map -> CtyValue.map(map.element(), Map.of());
      default -> CtyValue.nullOf(member.type());
    };
  }
}
