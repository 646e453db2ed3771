package dev.terrane.tests.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;

/** Rules about each class, field and package. */
class HabitTests {
  private static final int MOST_FILES = 25;
  private static final int LEAST_FILES = 3;

  /** The annotations of fields that a library sets. */
  private static final Set<String> SET_BY_LIBRARIES =
      Set.of(
          "org.apache.maven.plugins.annotations.Parameter",
          "picocli.CommandLine$Option",
          "picocli.CommandLine$Parameters",
          "picocli.CommandLine$Spec");

  /** The classes that read the environment of a tool, beside goplugin and daemon in a provider. */
  private static final Set<String> ENTRY_POINTS =
      Set.of(
          "dev.terrane.cli.Main",
          "dev.terrane.packaging.Main",
          "dev.terrane.maven.DevMojo",
          "dev.terrane.maven.ProviderMojo",
          "dev.terrane.testkit.cli.Cli",
          "dev.terrane.testkit.internal.cli.CliEngines");

  @Test
  void everyPackageIsNullMarked() {
    var packages = Modules.CLASSES.stream().map(JavaClass::getPackage).collect(Collectors.toSet());
    for (var one : packages) {
      assertThat(one.isAnnotatedWith(NullMarked.class)).as(one.getName()).isTrue();
    }
  }

  @Test
  void aPackageHasThreeToTwentyFiveFiles() {
    var files = new TreeMap<String, Long>();
    Modules.CLASSES.stream()
        .filter(one -> one.isTopLevelClass() && !one.getSimpleName().equals("package-info"))
        .forEach(one -> files.merge(one.getPackageName(), 1L, Long::sum));
    // package-info is a file of the package, too.
    files.replaceAll((_, count) -> count + 1);
    assertThat(files)
        .allSatisfy((name, count) ->
            assertThat(count).as(name).isBetween((long) LEAST_FILES, (long) MOST_FILES));
  }

  @Test
  void onlyGopluginDaemonAndEntryPointsTouchTheProcess() {
    noClasses()
        .that()
        .resideOutsideOfPackages("dev.terrane.goplugin..", "dev.terrane.daemon..")
        .and(
            DescribedPredicate.not(
                DescribedPredicate.describe(
                    "are entry points", one -> ENTRY_POINTS.contains(one.getName()))))
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
        .check(Modules.CLASSES);
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
        .check(Modules.CLASSES);
  }

  @Test
  void exceptionsAreUncheckedAndOurOwn() {
    classes()
        .that()
        .areAssignableTo(Exception.class)
        .should()
        .beAssignableTo(RuntimeException.class)
        .check(Modules.CLASSES);
  }

  /** Builders exist to be changed, and libraries set the parameters of a goal or a command. */
  @Test
  void instanceFieldsAreFinalAlmostAlways() {
    var all = instanceFields();
    var mutable =
        all.stream()
            .filter(field -> !field.getModifiers().contains(JavaModifier.FINAL))
            .map(JavaField::getFullName)
            .sorted()
            .toList();
    assertThat(mutable.size() * 100 / all.size()).as("not final: " + mutable).isLessThan(6);
  }

  private static List<JavaField> instanceFields() {
    return Modules.CLASSES.stream()
        .filter(one -> !one.getSimpleName().equals("Builder"))
        .flatMap(one -> one.getFields().stream())
        .filter(field -> !field.getModifiers().contains(JavaModifier.STATIC))
        .filter(field -> !field.getModifiers().contains(JavaModifier.SYNTHETIC))
        .filter(field -> SET_BY_LIBRARIES.stream().noneMatch(field::isAnnotatedWith))
        .toList();
  }
}
