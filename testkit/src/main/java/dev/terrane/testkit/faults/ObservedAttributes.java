package dev.terrane.testkit.faults;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttributeView;
import org.jspecify.annotations.Nullable;

/// Passes the methods of a view of a file's attributes to another one, each as a call.
record ObservedAttributes(ObservedFiles files, Path path, FileAttributeView view)
    implements InvocationHandler {
  static <V extends FileAttributeView> V of(ObservedFiles files, Path path, Class<V> type, V view) {
    return type.cast(
        Proxy.newProxyInstance(
            ObservedAttributes.class.getClassLoader(),
            new Class<?>[] {type},
            new ObservedAttributes(files, path, view)));
  }

  @Override
  public @Nullable Object invoke(Object proxy, Method method, @Nullable Object @Nullable [] args)
      throws Throwable {
    return switch (method.getName()) {
      case "name", "hashCode", "toString" -> invoked(method, args);
      case "equals" -> args != null && isSame(proxy, args[0]);
      case "readAttributes" -> files.call("read attributes of", path, () -> invoked(method, args));
      default -> files.call("set attributes of", path, () -> invoked(method, args));
    };
  }

  // A proxy has no value of its own.
  @SuppressWarnings("ReferenceEquality")
  static boolean isSame(Object proxy, @Nullable Object other) {
    return proxy == other;
  }

  private @Nullable Object invoked(Method method, @Nullable Object @Nullable [] args)
      throws Exception {
    try {
      return method.invoke(view, args);
    } catch (InvocationTargetException e) {
      throw e.getCause() instanceof Exception thrown ? thrown : e;
    }
  }
}
