package dev.terrane.tests.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Rooms call inward only. */
class DirectionTests {
  @Test
  void everyRoomIsLookedAt() {
    for (var room : new String[] {"cty", "provider", "engine", "goplugin", "server"}) {
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
    for (var one : Rooms.CLASSES) {
      if (!one.getPackageName().equals("dev.terrane.engine")
          || one.tryGetMethod("run").isEmpty() && !one.isTopLevelClass()) {
        continue;
      }
      assertThat(one.getDirectDependenciesFromSelf())
          .as(one.getName())
          .noneMatch(dependency ->
              isOperation(dependency.getTargetClass().getName())
                  && isOperation(one.getName())
                  && !dependency.getTargetClass().equals(one)
                  && !dependency.getTargetClass().getName().startsWith(one.getName() + "$"));
    }
  }

  private static boolean isOperation(String name) {
    try {
      var outer = Class.forName(name);
      return Class.forName(name + "$Request") != null && outer.getEnclosingClass() == null;
    } catch (ClassNotFoundException _) {
      return false;
    }
  }
}
