package dev.terrane.packaging.image;

import java.lang.classfile.ClassFile;
import java.lang.classfile.attribute.ModuleAttribute;
import java.lang.classfile.attribute.ModuleAttribute.ModuleAttributeBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.ModuleDesc;
import java.lang.constant.PackageDesc;
import java.lang.reflect.AccessFlag;
import java.util.Collection;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.SourceVersion;

/// Writes the descriptor of a module that behaves like a class path: an open module that reads all
/// modules of the image, with the services that files declare.
final class ModuleInfo {
  private ModuleInfo() {}

  /// @param name the name of the module
  /// @param requires all other modules of the image
  /// @param content the content of the module
  static byte[] of(String name, Collection<String> requires, MergedClassPath content) {
    var classes = content.classes();
    var packages = new TreeSet<String>();
    classes.keySet().forEach(type -> packages.add(packageName(type)));
    var visible = new HashSet<>(Modules.exports(requires));
    visible.addAll(packages);
    return ClassFile.of()
        .buildModule(
            ModuleAttribute.of(
                ModuleDesc.of(name),
                module -> {
                  module.moduleFlags(AccessFlag.OPEN);
                  for (var required : requires) {
                    var isBase = required.equals("java.base");
                    module.requires(
                        ModuleDesc.of(required), isBase ? ClassFile.ACC_MANDATED : 0, null);
                  }
                  packages.forEach(one -> module.exports(PackageDesc.of(one), 0));
                  addServices(module, content, classes, visible);
                }));
  }

  private static void addServices(
      ModuleAttributeBuilder module,
      MergedClassPath content,
      Map<String, byte[]> classes,
      Set<String> visible) {
    var uses = ServiceUses.of(classes);
    uses.addAll(content.services().keySet());
    uses.stream()
        .filter(service -> isVisible(service, visible))
        .forEach(service -> module.uses(ClassDesc.of(service)));
    content
        .services()
        .forEach((service, names) -> {
          var providers = providers(names, classes);
          if (providers.length > 0 && isVisible(service, visible)) {
            module.provides(ClassDesc.of(service), providers);
          }
        });
  }

  private static String packageName(String type) {
    return type.substring(0, Math.max(0, type.lastIndexOf('.')));
  }

  /// A service of a library that is missing cannot be looked up.
  private static boolean isVisible(String service, Set<String> packages) {
    return SourceVersion.isName(service) && packages.contains(packageName(service));
  }

  /// Omits service providers whose class is missing: a library may be absent, or the file may have
  /// another format.
  private static ClassDesc[] providers(Collection<String> names, Map<String, byte[]> classes) {
    return names.stream().filter(classes::containsKey).map(ClassDesc::of).toArray(ClassDesc[]::new);
  }
}
