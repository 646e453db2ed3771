package dev.terrane.tests.architecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;

/** The classes of all rooms, imported once. */
final class Rooms {
  static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages(
              "dev.terrane.cty",
              "dev.terrane.provider",
              "dev.terrane.engine",
              "dev.terrane.goplugin",
              "dev.terrane.server",
              "dev.terrane.testkit");

  private Rooms() {}
}
