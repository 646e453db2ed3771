package dev.terrane.tests.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;

/** Habits that keep the rooms habitable. */
class HabitTests {
  private static final int MOST_FILES = 25;
  private static final int LEAST_FILES = 3;

  @Test
  void everyPackageIsNullMarked() {
    var packages = Rooms.CLASSES.stream().map(JavaClass::getPackage).collect(Collectors.toSet());
    for (var one : packages) {
      assertThat(one.isAnnotatedWith(NullMarked.class)).as(one.getName()).isTrue();
    }
  }

  @Test
  void aPackageHasThreeToTwentyFiveFiles() {
    var files = new TreeMap<String, Long>();
    Rooms.CLASSES.stream()
        .filter(one -> one.isTopLevelClass() && !one.getSimpleName().equals("package-info"))
        .forEach(one -> files.merge(one.getPackageName(), 1L, Long::sum));
    // package-info is a file of the package, too.
    files.replaceAll((_, count) -> count + 1);
    assertThat(files)
        .allSatisfy((name, count) ->
            assertThat(count).as(name).isBetween((long) LEAST_FILES, (long) MOST_FILES));
  }

  @Test
  void onlyGopluginTouchesTheProcess() {
    noClasses()
        .that()
        .resideOutsideOfPackage("dev.terrane.goplugin..")
        .should()
        .accessField(System.class, "out")
        .orShould()
        .accessField(System.class, "err")
        .orShould()
        .accessField(System.class, "in")
        .orShould()
        .callMethod(System.class, "exit", int.class)
        .orShould()
        .callMethod(System.class, "getenv")
        .orShould()
        .callMethod(System.class, "getenv", String.class)
        .check(Rooms.CLASSES);
  }

  @Test
  void noMutableStaticState() {
    fields()
        .that()
        .areStatic()
        .and()
        .doNotHaveModifier(JavaModifier.SYNTHETIC)
        .should()
        .beFinal()
        .check(Rooms.CLASSES);
  }

  @Test
  void noReflectionOnAuthorTypes() {
    noClasses()
        .that()
        .resideInAnyPackage("dev.terrane.cty..", "dev.terrane.provider..", "dev.terrane.engine..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("java.lang.reflect..")
        .check(Rooms.CLASSES);
  }

  @Test
  void exceptionsAreUncheckedAndOurOwn() {
    classes()
        .that()
        .areAssignableTo(Exception.class)
        .should()
        .beAssignableTo(RuntimeException.class)
        .check(Rooms.CLASSES);
  }

  @Test
  void instanceFieldsAreFinalAlmostAlways() {
    // Builders exist to be changed; of all else only readers and writers of bytes move.
    var all =
        Rooms.CLASSES.stream()
            .filter(one -> !one.getSimpleName().equals("Builder"))
            .flatMap(one -> one.getFields().stream())
            .filter(field -> !field.getModifiers().contains(JavaModifier.STATIC))
            .filter(field -> !field.getModifiers().contains(JavaModifier.SYNTHETIC))
            .toList();
    var mutable =
        all.stream()
            .filter(field -> !field.getModifiers().contains(JavaModifier.FINAL))
            .map(field -> field.getFullName())
            .sorted()
            .toList();
    assertThat(mutable.size() * 100 / all.size()).as("not final: " + mutable).isLessThan(8);
  }
}
