package dev.terrane.packaging.image;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFile.ClassHierarchyResolverOption;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.AccessFlag;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Replaces `invokedynamic` calls with plain code: pattern switches, and `equals` and `hashCode` of
/// records. The JVM would link each call at its first execution, which takes time, and the AOT
/// cache of JDK 25 does not contain the result. The behaviour of the classes is unchanged.
final class InvokeDynamicRewriter {
  private static final ClassDesc SWITCHES = ClassDesc.of("java.lang.runtime.SwitchBootstraps");
  private static final ClassDesc RECORDS = ClassDesc.of("java.lang.runtime.ObjectMethods");
  private static final ClassDesc OBJECTS = ClassDesc.of("java.util.Objects");
  private static final MethodTypeDesc HASH =
      MethodTypeDesc.of(ConstantDescs.CD_int, ConstantDescs.CD_Object);
  private static final MethodTypeDesc EQUALS =
      MethodTypeDesc.of(ConstantDescs.CD_boolean, ConstantDescs.CD_Object, ConstantDescs.CD_Object);

  private final ClassFile classes;

  /// @param hierarchy finds the supertypes of each class that the code refers to
  InvokeDynamicRewriter(ClassHierarchyResolver hierarchy) {
    this.classes = ClassFile.of(ClassHierarchyResolverOption.of(hierarchy));
  }

  /// Rewrites a class. A class without such calls, or one that refers to missing classes, is
  /// returned unchanged.
  byte[] of(byte[] bytes) {
    try {
      var model = classes.parse(bytes);
      return isWanted(model) ? rewritten(model, bytes) : bytes;
    } catch (IllegalArgumentException e) {
      return bytes;
    }
  }

  private static boolean isWanted(ClassModel model) {
    return model.methods().stream()
        .flatMap(method -> method.code().stream())
        .flatMap(code -> code.elementStream())
        .anyMatch(element -> callSite(element).isPresent());
  }

  private byte[] rewritten(ClassModel model, byte[] bytes) {
    var written = new GeneratedMethods(model);
    var rewritten =
        classes.transformClass(
            model,
            ClassTransform.transformingMethodBodies(written::replace)
                .andThen(ClassTransform.endHandler(written::write)));
    return classes.verify(rewritten).isEmpty() ? rewritten : bytes;
  }

  private static Optional<CallSite> callSite(CodeElement element) {
    if (!(element instanceof InvokeDynamicInstruction call)) {
      return Optional.empty();
    }
    var type = MethodTypeDesc.ofDescriptor(call.type().stringValue());
    var owner = call.bootstrapMethod().owner();
    var name = call.name().stringValue();
    if (owner.equals(SWITCHES) && name.equals("typeSwitch")) {
      return TypeSwitch.of(type, call.bootstrapArgs());
    }
    return owner.equals(RECORDS)
        ? RecordMethod.of(name, type, call.bootstrapArgs())
        : Optional.empty();
  }

  /// An `invokedynamic` call that is replaced.
  private sealed interface CallSite {
    MethodTypeDesc type();

    /// Writes a method with the same behaviour.
    void write(CodeBuilder code);
  }

  /// Returns the position of the first type that a value has, from one on; the number of types when
  /// it is of none, and -1 for null. As specified by [java.lang.runtime.SwitchBootstraps].
  private record TypeSwitch(MethodTypeDesc type, List<ClassDesc> labels) implements CallSite {
    /// Replaces only labels that are types; switches with strings, numbers or enum constants are
    /// unchanged.
    static Optional<CallSite> of(MethodTypeDesc type, List<?> labels) {
      var types =
          labels.stream().filter(ClassDesc.class::isInstance).map(ClassDesc.class::cast).toList();
      var isPlain = types.size() == labels.size() && !type.parameterType(0).isPrimitive();
      return isPlain ? Optional.of(new TypeSwitch(type, types)) : Optional.empty();
    }

    @Override
    public void write(CodeBuilder code) {
      var there = code.newLabel();
      code.aload(0).ifnonnull(there).iconst_m1().ireturn().labelBinding(there);
      for (var number = 0; number < labels.size(); number++) {
        var next = code.newLabel();
        code.iload(1).loadConstant(number).if_icmpgt(next);
        code.aload(0).instanceOf(labels.get(number)).ifeq(next);
        code.loadConstant(number).ireturn().labelBinding(next);
      }
      code.loadConstant(labels.size()).ireturn();
    }
  }

  /// Equality or hash code of a record, component by component, as specified by
  /// [java.lang.runtime.ObjectMethods].
  private record RecordMethod(
      String name, MethodTypeDesc type, ClassDesc owner, List<Component> components)
      implements CallSite {
    private record Component(String name, ClassDesc type) {}

    static Optional<CallSite> of(String name, MethodTypeDesc type, List<?> arguments) {
      var fields = arguments.stream().skip(2).map(DirectMethodHandleDesc.class::cast).toList();
      var areFields =
          fields.stream().allMatch(field -> field.kind() == DirectMethodHandleDesc.Kind.GETTER);
      if (!areFields || name.equals("toString")) {
        return Optional.empty();
      }
      var components =
          fields.stream()
              .map(field -> new Component(field.methodName(), field.invocationType().returnType()))
              .toList();
      return Optional.of(
          new RecordMethod(name, type, (ClassDesc) arguments.getFirst(), components));
    }

    @Override
    public void write(CodeBuilder code) {
      if (name.equals("equals")) {
        writeEquals(code);
      } else {
        writeHash(code);
      }
    }

    private void writeEquals(CodeBuilder code) {
      var others = code.newLabel();
      code.aload(0).aload(1).if_acmpne(others).iconst_1().ireturn().labelBinding(others);
      var different = code.newLabel();
      code.aload(1).instanceOf(owner).ifeq(different);
      for (var component : components) {
        code.aload(0).getfield(owner, component.name, component.type);
        code.aload(1).checkcast(owner).getfield(owner, component.name, component.type);
        if (component.type.isPrimitive()) {
          // Uses `compare` instead of `==`: NaN equals itself, and positive and negative zero
          // differ.
          var compared = MethodTypeDesc.of(ConstantDescs.CD_int, component.type, component.type);
          code.invokestatic(boxed(component.type), "compare", compared).ifne(different);
        } else {
          code.invokestatic(OBJECTS, "equals", EQUALS).ifeq(different);
        }
      }
      code.iconst_1().ireturn().labelBinding(different).iconst_0().ireturn();
    }

    private void writeHash(CodeBuilder code) {
      code.iconst_0();
      for (var component : components) {
        code.bipush(31).imul();
        code.aload(0).getfield(owner, component.name, component.type);
        if (component.type.isPrimitive()) {
          var hash = MethodTypeDesc.of(ConstantDescs.CD_int, component.type);
          code.invokestatic(boxed(component.type), "hashCode", hash);
        } else {
          code.invokestatic(OBJECTS, "hashCode", HASH);
        }
        code.iadd();
      }
      code.ireturn();
    }

    private static ClassDesc boxed(ClassDesc primitive) {
      return ClassDesc.of(
          "java.lang."
              + switch (primitive.descriptorString()) {
                case "Z" -> "Boolean";
                case "B" -> "Byte";
                case "S" -> "Short";
                case "C" -> "Character";
                case "I" -> "Integer";
                case "J" -> "Long";
                case "F" -> "Float";
                default -> "Double";
              });
    }
  }

  /// The methods that are added to a class.
  private static final class GeneratedMethods {
    private final ClassDesc owner;
    private final boolean isInterface;
    private final List<CallSite> callSites = new ArrayList<>();

    GeneratedMethods(ClassModel model) {
      this.owner = model.thisClass().asSymbol();
      this.isInterface = model.flags().has(AccessFlag.INTERFACE);
    }

    void replace(CodeBuilder code, CodeElement element) {
      var callSite = callSite(element);
      if (callSite.isEmpty()) {
        code.with(element);
        return;
      }
      code.invokestatic(owner, name(callSites.size()), callSite.get().type(), isInterface);
      callSites.add(callSite.get());
    }

    void write(ClassBuilder builder) {
      final var flags = ClassFile.ACC_PRIVATE | ClassFile.ACC_STATIC | ClassFile.ACC_SYNTHETIC;
      for (var number = 0; number < callSites.size(); number++) {
        var callSite = callSites.get(number);
        builder.withMethodBody(name(number), callSite.type(), flags, callSite::write);
      }
    }

    private static String name(int number) {
      return "terrane$indy$" + number;
    }
  }
}
