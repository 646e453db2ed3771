package dev.terrane.packaging.image;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class InvokeDynamicRewriterTests {
  /// A record with components of all types.
  public record Everything(
      boolean bool,
      byte small,
      short shorter,
      char letter,
      int number,
      long large,
      float single,
      double twice,
      String text,
      List<String> texts,
      Object other) {}

  public record Nothing() {}

  /// Switches of several kinds, in an interface at that.
  public interface Switches extends Function<@Nullable Object, String> {
    @Override
    default String apply(@Nullable Object value) {
      return switch (value) {
        case null -> "null";
        case String text when text.isEmpty() -> "empty";
        case String text -> "text " + text;
        case Integer number when number > 9 -> "large";
        case Number number -> "number " + number;
        case Everything(boolean bool, _, _, _, _, _, _, _, String text, _, _) when bool -> text;
        case Everything all -> "false " + all.number();
        case List<?> list -> "list of " + list.size();
        case Object other -> other.getClass().getSimpleName();
      };
    }
  }

  /// Labels that are not types.
  public static final class Constants implements Function<Object, String> {
    private enum Kind {
      ONE,
      OTHER
    }

    @Override
    public String apply(Object value) {
      return switch (value) {
        case Kind kind when kind == Kind.ONE -> "one";
        case Kind kind ->
            switch (kind) {
              case Kind _ when kind.name().isEmpty() -> "never";
              case ONE -> "never";
              case OTHER -> "other";
            };
        default -> "none";
      };
    }
  }

  public static final class Switched implements Switches {}

  private static final Map<String, byte[]> REWRITTEN = new ConcurrentHashMap<>();

  /// Loads the classes of this test as they are rewritten.
  private static final class Loader extends ClassLoader {
    Loader() {
      super(InvokeDynamicRewriterTests.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.startsWith(InvokeDynamicRewriterTests.class.getName())) {
        return super.loadClass(name, resolve);
      }
      var loaded = findLoadedClass(name);
      if (loaded != null) {
        return loaded;
      }
      var bytes = REWRITTEN.computeIfAbsent(name, InvokeDynamicRewriterTests::rewritten);
      return defineClass(name, bytes, 0, bytes.length);
    }
  }

  private static byte[] original(String name) {
    var file = "/" + name.replace('.', '/') + ".class";
    try (var in = InvokeDynamicRewriterTests.class.getResourceAsStream(file)) {
      return Objects.requireNonNull(in, file).readAllBytes();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static byte[] rewritten(String name) {
    return rewriter(InvokeDynamicRewriterTests.class.getClassLoader()).of(original(name));
  }

  private static InvokeDynamicRewriter rewriter(ClassLoader all) {
    return new InvokeDynamicRewriter(ClassHierarchyResolver.ofResourceParsing(all));
  }

  private static Object made(Class<?> type) throws ReflectiveOperationException {
    return type.getConstructors()[0].newInstance();
  }

  /// A record with one component changed, of a class.
  private static Object everything(Class<?> type, int changed) throws ReflectiveOperationException {
    Object[] plain = {
      true, (byte) 1, (short) 2, 'c', 4, 5L, Float.NaN, 0.0, "text", List.of("a"), SHARED
    };
    Object[] other = {
      false, (byte) 9, (short) 9, 'd', 9, 9L, 0f, -0.0, "other", List.of(), "another"
    };
    if (changed >= 0) {
      plain[changed] = other[changed];
    }
    return type.getConstructors()[0].newInstance(plain);
  }

  private static final int[] SHARED = {1};

  private static long spun(byte[] bytes) {
    return ClassFile.of().parse(bytes).methods().stream()
        .flatMap(method -> method.code().stream())
        .flatMap(code -> code.elementStream())
        .filter(InvokeDynamicInstruction.class::isInstance)
        .map(one -> ((InvokeDynamicInstruction) one).bootstrapMethod().owner().displayName())
        .filter(owner -> owner.equals("SwitchBootstraps") || owner.equals("ObjectMethods"))
        .count();
  }

  @Test
  void whatIsSpunIsWrittenOut() {
    // The method `toString` is not rewritten, because no start calls it.
    assertThat(spun(original(Everything.class.getName()))).isEqualTo(3);
    assertThat(spun(rewritten(Everything.class.getName()))).isEqualTo(1);
    assertThat(spun(original(Switches.class.getName()))).isEqualTo(1);
    assertThat(spun(rewritten(Switches.class.getName()))).isZero();
  }

  @Test
  void recordsAreEqualAndHashedAsBefore() throws ReflectiveOperationException {
    var type = new Loader().loadClass(Everything.class.getName());
    var one = everything(type, -1);
    assertThat(one).isEqualTo(everything(type, -1)).isEqualTo(one).isNotEqualTo(null);
    assertThat(one).isNotEqualTo("text").isNotEqualTo(everything(Everything.class, -1));
    assertThat(one.hashCode()).isEqualTo(everything(Everything.class, -1).hashCode());
    assertThat(one.toString()).isEqualTo(everything(Everything.class, -1).toString());
    for (var changed = 0; changed < 11; changed++) {
      var other = everything(type, changed);
      assertThat(other).as("component %d", changed).isNotEqualTo(one);
      assertThat(other.hashCode()).isEqualTo(everything(Everything.class, changed).hashCode());
    }
  }

  @Test
  void aRecordOfNothingIsEqualToItsLikeOnly() throws ReflectiveOperationException {
    var type = new Loader().loadClass(Nothing.class.getName());
    assertThat(made(type)).isEqualTo(made(type)).hasSameHashCodeAs(new Nothing());
    assertThat(made(type)).isNotEqualTo(new Nothing());
  }

  @Test
  @SuppressWarnings("unchecked")
  void switchesChooseAsBefore() throws ReflectiveOperationException {
    var loader = new Loader();
    var rewritten =
        (Function<@Nullable Object, String>) made(loader.loadClass(Switched.class.getName()));
    var all = loader.loadClass(Everything.class.getName());
    Function<@Nullable Object, String> before = new Switched();
    for (var value : List.of("", "a", 9, 10, 2.5, List.of(1), new int[0], 'c')) {
      assertThat(rewritten.apply(value)).isEqualTo(before.apply(value));
    }
    assertThat(rewritten.apply(null)).isEqualTo("null");
    assertThat(rewritten.apply(everything(all, -1))).isEqualTo("text");
    assertThat(rewritten.apply(everything(all, 0))).isEqualTo("false 4");
  }

  @ParameterizedTest
  @ValueSource(classes = {InvokeDynamicRewriterTests.class, Constants.class, Loader.class})
  void aRewrittenClassIsSound(Class<?> type) {
    assertThat(ClassFile.of().verify(rewritten(type.getName()))).isEmpty();
  }

  @Test
  void whatIsNoClassStaysAsItIs() {
    var bytes = new byte[] {1, 2, 3};
    assertThat(rewriter(ClassLoader.getSystemClassLoader()).of(bytes)).isSameAs(bytes);
  }

  /// Of what both sides of a switch are, only these classes themselves contain.
  public static final class Relatives implements Function<Object, String> {
    @Override
    public String apply(Object value) {
      Function<Object, String> chosen =
          switch (value) {
            case String _ -> new Relatives();
            case Integer _ -> new Switched();
            default -> new Constants();
          };
      return chosen.apply(value);
    }
  }

  @Test
  void aClassWhoseRelativesAreMissingStaysAsItIs() {
    assertThat(spun(rewritten(Relatives.class.getName()))).isZero();
    var bytes = original(Relatives.class.getName());
    assertThat(rewriter(ClassLoader.getPlatformClassLoader()).of(bytes)).isSameAs(bytes);
  }
}
