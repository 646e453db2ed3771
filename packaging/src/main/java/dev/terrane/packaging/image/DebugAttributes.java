package dev.terrane.packaging.image;

import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFile.ClassHierarchyResolverOption;
import java.lang.classfile.ClassFile.ConstantPoolSharingOption;
import java.lang.classfile.ClassFile.DebugElementsOption;
import java.lang.classfile.ClassFile.LineNumbersOption;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassTransform;

/// Removes line numbers and names of variables from classes of bundled libraries, which only those
/// who develop these libraries read.
final class DebugAttributes {
  private final ClassFile classes;

  /// @param hierarchy knows every class that the code refers to
  DebugAttributes(ClassHierarchyResolver hierarchy) {
    this.classes =
        ClassFile.of(
            DebugElementsOption.DROP_DEBUG,
            LineNumbersOption.DROP_LINE_NUMBERS,
            // Without the names of the variables.
            ConstantPoolSharingOption.NEW_POOL,
            ClassHierarchyResolverOption.of(hierarchy));
  }

  /// Returns the class without them, or as it is if it refers to classes that are missing.
  byte[] removedFrom(byte[] bytes) {
    try {
      var model = classes.parse(bytes);
      var transform =
          ClassTransform.transformingMethodBodies((code, element) -> code.with(element));
      var smaller = classes.transformClass(model, transform);
      return classes.verify(smaller).isEmpty() ? smaller : bytes;
    } catch (IllegalArgumentException e) {
      return bytes;
    }
  }
}
