import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Writes two providers with the same many wide resource types: one of records, whose models the
 * annotation processor writes, one of handles, as a person would type them.
 *
 * <p>Usage: {@code java Generate.java TYPES ATTRIBUTES DIRECTORY}
 */
final class Generate {
  private final int types;
  private final int attributes;

  private Generate(int types, int attributes) {
    this.types = types;
    this.attributes = attributes;
  }

  public static void main(String[] args) throws IOException {
    var generate = new Generate(Integer.parseInt(args[0]), Integer.parseInt(args[1]));
    generate.records(Files.createDirectories(Path.of(args[2], "records", "wide")));
    generate.handles(Files.createDirectories(Path.of(args[2], "handles", "wide")));
  }

  private void records(Path folder) throws IOException {
    for (var type = 0; type < types; type++) {
      Files.writeString(folder.resolve("T" + type + ".java"), record(type));
      Files.writeString(folder.resolve("T" + type + "Resource.java"), recordResource(type));
    }
    Files.writeString(
        folder.resolve("Config.java"),
        "package wide;\n@dev.terrane.provider.ProviderConfig(\"wide\") public record Config() {}\n");
    Files.writeString(
        folder.resolve("WideProvider.java"),
        """
        package wide;
        import dev.terrane.provider.*;
        import java.util.List;
        public final class WideProvider implements Provider<Config, String> {
          @Override public String connect(Connecting call, Config config) { return ""; }
          @Override public List<? extends Part<? super String>> parts() {
            return List.of(new Part[] {%s});
          }
        }
        """
            .formatted(parts()));
  }

  private String parts() {
    return IntStream.range(0, types)
        .mapToObj(type -> "new T" + type + "Resource()")
        .collect(Collectors.joining(", "));
  }

  /** Eight of ten attributes are plain, one is computed, one has a default and a check. */
  private String record(int type) {
    var text = new StringBuilder("package wide;\n");
    text.append("import dev.terrane.provider.*;\nimport dev.terrane.provider.attribute.*;\n");
    text.append("import jakarta.validation.constraints.Pattern;\n");
    text.append("import java.util.*;\nimport org.jspecify.annotations.Nullable;\n");
    text.append("/** Type ").append(type).append(".\n *\n");
    for (var i = 0; i < attributes; i++) {
      text.append(" * @param a").append(i).append(" attribute ").append(i).append('\n');
    }
    text.append(" */\n@ManagedResource(\"t")
        .append(type)
        .append("\")\npublic record T")
        .append(type);
    return text.append(
            IntStream.range(0, attributes)
                .mapToObj(Generate::component)
                .collect(Collectors.joining(",\n    ", "(\n    ", ") {")))
        .append("\n  public record Inner(String name, @Nullable String value) {}\n}\n")
        .toString();
  }

  private static String component(int i) {
    if (i == 0) {
      return "@Identity String a0";
    }
    var type =
        switch (i % 10) {
          case 0 -> "@Nullable List<String>";
          case 1 -> "@Computed(stable = true) String";
          case 2 -> "@Default(\"0644\") @Pattern(regexp = \"0[0-7]{3}\") String";
          case 3 -> "boolean";
          case 4 -> "@Nullable Long";
          case 5 -> "@Nullable Map<String, String>";
          case 6 -> i == 6 ? "@Block @Nullable Inner" : "@Nullable Boolean";
          case 7 -> "@RequiresReplace String";
          default -> "@Nullable String";
        };
    return type + " a" + i;
  }

  private static String recordResource(int type) {
    return """
    package wide;
    import dev.terrane.provider.*;
    import java.util.Optional;
    final class T%1$dResource implements T%1$dModel.Resource<String> {
      @Override public T%1$d create(ApplyCall<String> call, T%1$dModel.Input in) { throw new UnsupportedOperationException(); }
      @Override public T%1$d update(ApplyCall<String> call, T%1$dModel.Stored before, T%1$dModel.Input in) { throw new UnsupportedOperationException(); }
      @Override public Optional<T%1$d> find(Call<String> call, T%1$dModel.Id id) { return Optional.empty(); }
      @Override public void delete(Call<String> call, T%1$dModel.Stored last) {}
    }
    """
        .formatted(type);
  }

  private void handles(Path folder) throws IOException {
    for (var type = 0; type < types; type++) {
      Files.writeString(folder.resolve("T" + type + "Resource.java"), handleResource(type));
    }
    Files.writeString(folder.resolve("WideProvider.java"), handleProvider());
    var services = Files.createDirectories(folder.resolveSibling("META-INF/services"));
    Files.writeString(
        services.resolve("dev.terrane.provider.schema.ProviderType"), "wide.WideProvider\n");
  }

  private String handleProvider() {
    return """
    package wide;
    import dev.terrane.provider.*;
    import dev.terrane.provider.schema.*;
    import java.util.List;
    public final class WideProvider implements ProviderType<ValueView, String>, Provider<ValueView, String> {
      @Override public String name() { return "wide"; }
      @Override public Schema schema() { return Schema.provider(); }
      @Override public Codec<ValueView> codec() { return Codec.values(schema()); }
      @Override public Provider<ValueView, String> provider() { return this; }
      @Override public String connect(Connecting call, ValueView config) { return ""; }
      @Override public List<? extends Part<? super String>> parts() {
        return List.of(new Part[] {%s});
      }
    }
    """
        .formatted(parts());
  }

  private String handleResource(int type) {
    var text = new StringBuilder("package wide;\n");
    text.append("import dev.terrane.provider.*;\nimport dev.terrane.provider.resource.*;\n");
    text.append("import dev.terrane.provider.schema.*;\nimport java.util.*;\n");
    text.append("final class T")
        .append(type)
        .append("Resource implements HandleResource<String> {\n");
    for (var i = 0; i < attributes; i++) {
      text.append("  static final Attribute<?> A").append(i).append(" = ").append(handle(i));
      text.append(".describedAs(\"attribute ").append(i).append("\");\n");
    }
    text.append("  @Override public String name() { return \"t").append(type).append("\"; }\n");
    text.append("  @Override public Schema schema() { return Schema.resource(");
    text.append(
        IntStream.range(0, attributes).mapToObj(i -> "A" + i).collect(Collectors.joining(", ")));
    text.append(").describedAs(\"Type ").append(type).append(".\"); }\n");
    return text.append(
            """
              @Override public ObjectView create(ApplyCall<String> call, ObjectView in) { return in; }
              @Override public ObjectView update(ApplyCall<String> call, ObjectView before, ObjectView in) { return in; }
              @Override public Optional<ObjectView> read(Call<String> call, ObjectView last) { return Optional.empty(); }
              @Override public void delete(Call<String> call, ObjectView last) {}
            }
            """)
        .toString();
  }

  private static String handle(int i) {
    if (i == 0) {
      return "Attribute.string(\"a0\").required().identity()";
    }
    var string = "Attribute.string(\"a" + i + "\")";
    return switch (i % 10) {
      case 0 -> "Attribute.of(\"a" + i + "\", AttributeType.list(AttributeType.STRING)).optional()";
      case 1 -> string + ".computed().stable()";
      case 2 -> string + ".defaultTo(\"0644\").check(Check.pattern(\"0[0-7]{3}\"))";
      case 3 -> "Attribute.bool(\"a" + i + "\").required()";
      case 4 -> "Attribute.int64(\"a" + i + "\").optional()";
      case 5 -> "Attribute.of(\"a" + i + "\", AttributeType.map(AttributeType.STRING)).optional()";
      case 6 ->
          i == 6
              ? "NestedObject.of(Attribute.string(\"name\").required(),"
                  + " Attribute.string(\"value\").optional()).block(\"a6\")"
              : "Attribute.bool(\"a" + i + "\").optional()";
      case 7 -> string + ".required().requiresReplace()";
      default -> string + ".optional()";
    };
  }
}
