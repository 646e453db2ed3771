package dev.terrane.tests.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Rooms call inward only. */
class DirectionTests {
  @Test
  void everyRoomIsLookedAt() {
    for (var room : new String[] {"cty", "provider", "engine", "goplugin", "server", "testkit"}) {
      assertThat(Rooms.CLASSES)
          .as(room)
          .anyMatch(one -> one.getPackageName().startsWith("dev.terrane." + room));
    }
  }

  @Test
  void ctyKnowsNoOtherRoom() {
    noClasses()
        .that()
        .resideInAPackage("dev.terrane.cty..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "dev.terrane.provider..",
            "dev.terrane.engine..",
            "dev.terrane.goplugin..",
            "dev.terrane.server..")
        .check(Rooms.CLASSES);
  }

  @Test
  void providerKnowsCtyOnly() {
    noClasses()
        .that()
        .resideInAPackage("dev.terrane.provider..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "dev.terrane.engine..", "dev.terrane.goplugin..", "dev.terrane.server..")
        .check(Rooms.CLASSES);
  }

  @Test
  void engineKnowsNothingOfServing() {
    noClasses()
        .that()
        .resideInAPackage("dev.terrane.engine..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("dev.terrane.goplugin..", "dev.terrane.server..")
        .check(Rooms.CLASSES);
  }

  @Test
  void gopluginKnowsNothingOfTerraform() {
    noClasses()
        .that()
        .resideInAPackage("dev.terrane.goplugin..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "dev.terrane.cty..",
            "dev.terrane.provider..",
            "dev.terrane.engine..",
            "dev.terrane.server..")
        .check(Rooms.CLASSES);
  }

  @Test
  void testkitKnowsProviderOnly() {
    noClasses()
        .that()
        .resideInAPackage("dev.terrane.testkit..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "dev.terrane.engine..",
            "dev.terrane.goplugin..",
            "dev.terrane.server..",
            "org.junit..",
            "org.assertj..")
        .check(Rooms.CLASSES);
  }

  @Test
  void noRoomKnowsTestkit() {
    noClasses()
        .that()
        .resideOutsideOfPackage("dev.terrane.testkit..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("dev.terrane.testkit..")
        .check(Rooms.CLASSES);
  }

  @Test
  void theInnerRoomsKnowNoTransport() {
    noClasses()
        .that()
        .resideInAnyPackage("dev.terrane.cty..", "dev.terrane.provider..", "dev.terrane.engine..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "io.grpc..", "com.google.protobuf..", "tfplugin5..", "tfplugin6..", "javax.net.ssl..")
        .check(Rooms.CLASSES);
  }

  @Test
  void nothingAtRunTimeNeedsProtobuf() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("com.google.protobuf..", "com.google.common..")
        .check(Rooms.CLASSES);
  }

  @Test
  void packagesHaveNoCycles() {
    slices().matching("dev.terrane.(**)").should().beFreeOfCycles().check(Rooms.CLASSES);
  }

  @Test
  void operationsDoNotCallEachOther() {
    var operations =
        Rooms.CLASSES.stream()
            .map(JavaClass::getName)
            .filter(name -> Rooms.CLASSES.contain(name + "$Request"))
            .collect(Collectors.toSet());
    assertThat(operations).isNotEmpty();
    for (var operation : operations) {
      assertThat(Rooms.CLASSES.get(operation).getDirectDependenciesFromSelf())
          .as(operation)
          .map(dependency -> dependency.getTargetClass().getName())
          .filteredOn(target -> !target.equals(operation))
          .doesNotContainAnyElementsOf(operations);
    }
  }
}
