package dev.terrane.testkit.junit;

import dev.terrane.provider.schema.ProviderType;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.ClassTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

/// Tests of a provider. Their methods, constructors and lifecycle methods may have a parameter of
/// type [Core][dev.terrane.testkit.core.Core], which is Terraform with this provider. Each test has
/// a Core of its own; objects that it leaves behind are destroyed at its end.
///
/// Without a setting, each test runs once, on Core in Java. The configuration parameter or system
/// property `terrane.cli` selects CLIs: `terraform`, `tofu`, a path, or several separated by
/// commas. The tests then run once on each of them, with the provider in the same JVM. If it is not
/// set, but the environment variable `TF_ACC` is, and is neither empty nor `0`, the tests run on
/// the CLI that `TF_ACC_TERRAFORM_PATH` names, else on the terraform or tofu on the PATH.
///
/// ```
/// @ProviderTest(FilesProviderType.class)
/// class NoteTests {
///   @Test
///   void aNoteIsCreated(Core core) {
///     core.resource(NoteModel.resource()).apply(in -> in.set(NoteModel.PATH, "a.txt"));
///   }
/// }
/// ```
@Documented
@Inherited
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
@ClassTemplate
@ExtendWith(ProviderTestExtension.class)
public @interface ProviderTest {
  /// The provider.
  ///
  /// @return the generated type of the provider, which has a constructor without parameters
  Class<? extends ProviderType<?, ?>> value();
}
