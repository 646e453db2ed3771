package dev.terrane.tests.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** A module depends only on the modules that are further inside. */
class DirectionTests {
  /** The modules that each module may depend on. */
  private static final Map<String, Set<String>> ALLOWED =
      Map.ofEntries(
          entry("cty", Set.of()),
          entry("provider", Set.of("cty")),
          entry("engine", Set.of("cty", "provider")),
          entry("rpc", Set.of("cty", "provider", "engine")),
          entry("core", Set.of("cty", "provider", "engine", "rpc")),
          entry("goplugin", Set.of()),
          entry("daemon", Set.of("goplugin")),
          entry("server", Set.of("cty", "provider", "engine", "rpc", "goplugin", "daemon")),
          entry("processor", Set.of("cty", "provider")),
          entry("testkit", Set.of("cty", "provider", "engine", "rpc", "core", "server")),
          entry("http", Set.of("cty", "provider")),
          entry("yaml", Set.of("cty", "provider")),
          entry(
              "packaging",
              Set.of("cty", "provider", "engine", "rpc", "core", "goplugin", "daemon", "server")),
          entry("check", Set.of("cty", "provider", "engine", "rpc", "core", "goplugin", "server")),
          entry("archetype", Set.of()),
          entry("cli", Set.of("check", "archetype")),
          // It runs the packaging in another JVM.
          entry("maven", Set.of()));

  @Test
  void everyPackageOfEveryModuleIsChecked() {
    var imported =
        Modules.CLASSES.stream().map(JavaClass::getPackageName).collect(Collectors.toSet());
    assertThat(Modules.sources()).isNotEmpty();
    for (var sources : Modules.sources()) {
      assertThat(Modules.packages(sources)).as(sources.toString()).isSubsetOf(imported);
    }
    assertThat(Modules.imported()).isEqualTo(ALLOWED.keySet()).containsAll(Modules.RUN_TIME);
  }

  @Test
  void aModuleDependsOnlyOnAllowedModules() {
    var wrong =
        Modules.CLASSES.stream()
            .flatMap(one -> one.getDirectDependenciesFromSelf().stream())
            .filter(DirectionTests::isBetweenModules)
            .filter(one -> !allowed(one.getOriginClass()).contains(target(one)));
    assertThat(wrong).isEmpty();
  }

  private static boolean isBetweenModules(Dependency dependency) {
    return Modules.CLASSES.contain(dependency.getTargetClass().getBaseComponentType().getName())
        && !Modules.of(dependency.getOriginClass()).equals(target(dependency));
  }

  private static String target(Dependency dependency) {
    return Modules.of(dependency.getTargetClass().getBaseComponentType());
  }

  private static Set<String> allowed(JavaClass one) {
    return ALLOWED.getOrDefault(Modules.of(one), Set.of());
  }

  /** A class that another module needs belongs to a package that is not internal, such as spi. */
  @Test
  void anInternalPackageIsUsedOnlyInsideItsModule() {
    var internal =
        Modules.CLASSES.stream()
            .flatMap(one -> one.getDirectDependenciesFromSelf().stream())
            .filter(one -> one.getTargetClass().getPackageName().contains(".internal"))
            .filter(DirectionTests::isBetweenModules);
    assertThat(internal).isEmpty();
  }

  @Test
  void testkitUsesNoTestFramework() {
    noClasses()
        .that()
        .resideInAPackage("dev.terrane.testkit..")
        .and()
        .resideOutsideOfPackage("dev.terrane.testkit.junit..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("org.junit..", "org.assertj..")
        .check(Modules.CLASSES);
  }

  @Test
  void theInnerModulesKnowNoTransport() {
    noClasses()
        .that()
        .resideInAnyPackage(
            "dev.terrane.cty..",
            "dev.terrane.provider..",
            "dev.terrane.engine..",
            "dev.terrane.rpc..",
            "dev.terrane.core..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "io.grpc..", "com.google.protobuf..", "tfplugin5..", "tfplugin6..", "javax.net.ssl..")
        .check(Modules.CLASSES);
  }

  @Test
  void nothingAtRunTimeNeedsProtobuf() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "com.google.protobuf..", "com.google.common..", "dev.terrane.protocol..")
        .check(Modules.CLASSES);
  }

  @Test
  void packagesHaveNoCycles() {
    slices().matching("dev.terrane.(**)").should().beFreeOfCycles().check(Modules.CLASSES);
  }

  @Test
  void operationsDoNotCallEachOther() {
    var operations =
        Modules.CLASSES.stream()
            .map(JavaClass::getName)
            .filter(name -> Modules.CLASSES.contain(name + "$Request"))
            .collect(Collectors.toSet());
    assertThat(operations).isNotEmpty();
    for (var operation : operations) {
      assertThat(Modules.CLASSES.get(operation).getDirectDependenciesFromSelf())
          .as(operation)
          .map(dependency -> dependency.getTargetClass().getName())
          .filteredOn(target -> !target.equals(operation))
          .doesNotContainAnyElementsOf(operations);
    }
  }
}
