package dev.terrane.packaging.image;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.CodeElement;
import java.lang.classfile.instruction.LineNumber;
import java.lang.classfile.instruction.LocalVariable;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class DebugInfoStripperTests {
  /// Has variables, and on the way to its end a type that both sides of a branch are.
  public static final class Sample implements UnaryOperator<String> {
    @Override
    public String apply(String text) {
      var length = text.length();
      var chosen = length > 3 ? new Sample() : new Other();
      return (chosen instanceof Sample ? "long " : "short ") + length;
    }
  }

  /// The other side of the branch.
  public static final class Other {}

  private static final class Loader extends ClassLoader {
    Class<?> define(byte[] bytes) {
      return defineClass(Sample.class.getName(), bytes, 0, bytes.length);
    }

    Loader() {
      super(DebugInfoStripperTests.class.getClassLoader());
    }
  }

  private static byte[] original() throws IOException {
    var file = "/" + Sample.class.getName().replace('.', '/') + ".class";
    try (var in = DebugInfoStripperTests.class.getResourceAsStream(file)) {
      return Objects.requireNonNull(in, file).readAllBytes();
    }
  }

  private static byte[] lean(byte[] bytes, ClassLoader all) {
    return new DebugInfoStripper(ClassHierarchyResolver.ofResourceParsing(all)).of(bytes);
  }

  private static byte[] lean() throws IOException {
    return lean(original(), DebugInfoStripperTests.class.getClassLoader());
  }

  private static long count(byte[] bytes, Class<? extends CodeElement> kind) {
    return ClassFile.of().parse(bytes).methods().stream()
        .flatMap(method -> method.code().stream())
        .flatMap(code -> code.elementStream())
        .filter(kind::isInstance)
        .count();
  }

  @Test
  void variablesLoseTheirNamesAndLinesKeepTheirNumbers() throws IOException {
    assertThat(count(original(), LocalVariable.class)).isPositive();
    assertThat(count(lean(), LocalVariable.class)).isZero();
    assertThat(count(lean(), LineNumber.class)).isEqualTo(count(original(), LineNumber.class));
    assertThat(lean()).hasSizeLessThan(original().length);
  }

  @Test
  @SuppressWarnings("unchecked")
  void aClassDoesWhatItDidBefore() throws Exception {
    var type = new Loader().define(lean());
    var sample = (UnaryOperator<String>) type.getConstructor().newInstance();
    assertThat(sample.apply("abcd")).isEqualTo("long 4");
    assertThat(sample.apply("abc")).isEqualTo("short 3");
  }

  @Test
  void whatCannotBeUnderstoodWholeStaysAsItIs() throws IOException {
    var bytes = new byte[] {1, 2, 3};
    assertThat(lean(bytes, ClassLoader.getPlatformClassLoader())).isSameAs(bytes);
    var alone = original();
    assertThat(lean(alone, ClassLoader.getPlatformClassLoader())).isSameAs(alone);
  }
}
