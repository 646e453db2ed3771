package dev.terrane.packaging.image;

import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFile.ClassHierarchyResolverOption;
import java.lang.classfile.ClassFile.ConstantPoolSharingOption;
import java.lang.classfile.ClassFile.DebugElementsOption;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeTransform;

/// Removes the names of local variables from classes, which only debuggers read: jars and AOT cache
/// are loaded at each start. Line numbers are kept for stack traces.
final class DebugInfoStripper {
  private static final ClassTransform ANEW =
      ClassTransform.transformingMethodBodies(CodeTransform.ACCEPT_ALL);

  private final ClassFile classes;

  /// @param hierarchy knows every class that the code refers to
  DebugInfoStripper(ClassHierarchyResolver hierarchy) {
    this.classes =
        ClassFile.of(
            ClassHierarchyResolverOption.of(hierarchy),
            DebugElementsOption.DROP_DEBUG,
            ConstantPoolSharingOption.NEW_POOL);
  }

  /// Rewrites a class. One that cannot be understood whole, for it refers to classes that are not
  /// there, stays as it is.
  byte[] of(byte[] bytes) {
    try {
      var lean = classes.transformClass(classes.parse(bytes), ANEW);
      return classes.verify(lean).isEmpty() ? lean : bytes;
    } catch (IllegalArgumentException e) {
      return bytes;
    }
  }
}
