package dev.terrane.packaging.image;

import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.instruction.ConstantInstruction.LoadConstantInstruction;
import java.lang.reflect.AccessFlag;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;

/// Finds the types that code may look up as services, which a module must declare: all types in
/// class literals, except for final classes.
final class ServiceUses {
  private ServiceUses() {}

  /// @param classes class files by the names of their classes, with dots
  static SortedSet<String> of(Map<String, byte[]> classes) {
    var literals = new TreeSet<String>();
    var concrete = new TreeSet<String>();
    classes.forEach((name, bytes) -> {
      try {
        var type = ClassFile.of().parse(bytes);
        addLiterals(type, literals);
        if (!type.flags().has(AccessFlag.ABSTRACT)) {
          concrete.add(name);
        }
      } catch (IllegalArgumentException e) {
        // A class of a later Java version, which the image cannot load.
      }
    });
    literals.removeAll(concrete);
    return literals;
  }

  private static void addLiterals(ClassModel type, SortedSet<String> literals) {
    for (var method : type.methods()) {
      method
          .code()
          .ifPresent(code ->
              code.forEach(element -> {
                if (element instanceof LoadConstantInstruction load
                    && load.constantEntry() instanceof ClassEntry literal
                    && !literal.asInternalName().startsWith("[")) {
                  literals.add(literal.asInternalName().replace('/', '.'));
                }
              }));
    }
  }
}
