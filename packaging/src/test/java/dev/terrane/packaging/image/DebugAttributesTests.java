package dev.terrane.packaging.image;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.classfile.ClassHierarchyResolver;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;

class DebugAttributesTests {
  private static final ClassHierarchyResolver HIERARCHY =
      ClassHierarchyResolver.ofResourceParsing(DebugAttributesTests.class.getClassLoader());

  /// Has branches, variables and a catch, and throws for zero.
  public static final class Code implements IntUnaryOperator {
    @Override
    public int applyAsInt(int operand) {
      var result = 0;
      for (var step = 0; step < operand; step++) {
        try {
          result += 10 / (step - 1);
        } catch (ArithmeticException e) {
          result += 100;
        }
      }
      return 1000 / operand + result;
    }
  }

  private static IntUnaryOperator loaded(byte[] bytes) throws ReflectiveOperationException {
    var loader =
        new ClassLoader(DebugAttributesTests.class.getClassLoader()) {
          Class<?> define() {
            return defineClass(Code.class.getName(), bytes, 0, bytes.length);
          }
        };
    return (IntUnaryOperator) loader.define().getConstructor().newInstance();
  }

  private static int lineOfFailure(IntUnaryOperator code) {
    try {
      return code.applyAsInt(0);
    } catch (ArithmeticException e) {
      return Arrays.stream(e.getStackTrace()).findFirst().orElseThrow().getLineNumber();
    }
  }

  @Test
  void codeDoesTheSameWithoutItsLines() throws Exception {
    var bytes = TestJars.bytes(Code.class);
    var smaller = new DebugAttributes(HIERARCHY).removedFrom(bytes);
    assertThat(smaller).hasSizeLessThan(bytes.length);
    assertThat(loaded(smaller).applyAsInt(5)).isEqualTo(new Code().applyAsInt(5));
    assertThat(lineOfFailure(new Code())).isPositive();
    assertThat(lineOfFailure(loaded(smaller))).isNegative();
  }

  @Test
  void aClassWhoseTypesAreMissingStaysAsItIs() throws IOException {
    var bytes = TestJars.bytes(Code.class);
    assertThat(new DebugAttributes(_ -> null).removedFrom(bytes)).isEqualTo(bytes);
  }
}
