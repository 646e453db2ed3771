package dev.terrane.tests.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.nio.file.Path;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The code of a running provider can be analysed ahead of time, as a GraalVM native image requires.
 */
class RunTimeTests {
  private static final DescribedPredicate<JavaClass> RUN_TIME =
      DescribedPredicate.describe("run in a provider", Modules::isOfRunTime);

  /** Methods of {@link Class} that need no metadata of members. */
  private static final Set<String> METHODS_OF_CLASS =
      Set.of(
          "cast",
          "desiredAssertionStatus",
          "getEnumConstants",
          "getName",
          "getResourceAsStream",
          "getSimpleName",
          "isInstance");

  /**
   * All that is loaded by name, and the class that does it. An author who builds a native image has
   * to declare these; docs/packaging.md lists them.
   */
  private static final Map<String, String> LOADED_BY_NAME =
      Map.of(
          // Finds the author's provider: a service entry is what native images support, too.
          "dev.terrane.server.ProviderLocator",
          "META-INF/services/dev.terrane.provider.schema.ProviderType",
          // The descriptors that gRPC reflection answers with.
          "dev.terrane.server.wire.ProtocolDescriptors",
          "dev/terrane/server/wire/protocols.binpb");

  private static Stream<JavaAccess<?>> accesses() {
    return Modules.CLASSES.stream()
        .filter(Modules::isOfRunTime)
        .flatMap(one -> one.getAccessesFromSelf().stream());
  }

  private static Predicate<JavaAccess<?>> to(Class<?> owner, Predicate<String> name) {
    return access ->
        access.getTargetOwner().isEquivalentTo(owner) && name.test(access.getTarget().getName());
  }

  @Test
  void theRunTimeUsesNoReflectionAndNoProxies() {
    noClasses()
        .that(RUN_TIME)
        .should()
        .dependOnClassesThat()
        .resideInAPackage("java.lang.reflect..")
        .check(Modules.CLASSES);
    assertThat(accesses().filter(to(Class.class, name -> !METHODS_OF_CLASS.contains(name))))
        .isEmpty();
  }

  @Test
  void theRunTimeDefinesNoClasses() {
    noClasses()
        .that(RUN_TIME)
        .should()
        .dependOnClassesThat()
        .resideInAPackage("java.lang.classfile..")
        .orShould()
        .dependOnClassesThat()
        .areAssignableTo(ClassLoader.class)
        .orShould()
        .dependOnClassesThat()
        .areAssignableTo(MethodHandles.Lookup.class)
        .orShould()
        .dependOnClassesThat()
        .areAssignableTo(MethodHandle.class)
        .check(Modules.CLASSES);
  }

  @Test
  void theRunTimeSerializesNoObjects() {
    noClasses()
        .that(RUN_TIME)
        .should()
        .dependOnClassesThat()
        .haveNameMatching("java\\.io\\.Object(In|Out)putStream")
        .check(Modules.CLASSES);
  }

  @Test
  void whatIsLoadedByNameIsInTheDocument() {
    var loading =
        accesses()
            .filter(
                to(ServiceLoader.class, name -> name.startsWith("load"))
                    .or(to(Class.class, name -> name.startsWith("getResource")))
                    .or(to(ClassLoader.class, name -> true)))
            .map(access -> access.getOriginOwner().getName())
            .collect(Collectors.toSet());
    assertThat(loading).isEqualTo(LOADED_BY_NAME.keySet());
    assertThat(Modules.text(Path.of("..", "..", "docs", "packaging.md")))
        .contains(LOADED_BY_NAME.values());
  }
}
