package dev.terrane.testkit.faults;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Passes the methods of a path to one of another file system.
record ObservedPath(ObservedFiles files, Path path) implements InvocationHandler {
  static Path of(ObservedFiles files, Path path) {
    return (Path)
        Proxy.newProxyInstance(
            ObservedPath.class.getClassLoader(),
            new Class<?>[] {Path.class},
            new ObservedPath(files, path));
  }

  /// The path of the other file system.
  static Path real(Path path) {
    return handler(path).map(ObservedPath::path).orElse(path);
  }

  private static Optional<ObservedPath> handler(@Nullable Object path) {
    return path != null
            && Proxy.isProxyClass(path.getClass())
            && Proxy.getInvocationHandler(path) instanceof ObservedPath handler
        ? Optional.of(handler)
        : Optional.empty();
  }

  @Override
  public @Nullable Object invoke(Object proxy, Method method, @Nullable Object @Nullable [] args)
      throws Throwable {
    if (method.getName().equals("getFileSystem")) {
      return files.system();
    }
    try {
      return observed(method.invoke(path, real(args)));
    } catch (InvocationTargetException e) {
      throw e.getCause() == null ? e : e.getCause();
    }
  }

  private static @Nullable Object @Nullable [] real(@Nullable Object @Nullable [] args) {
    if (args == null) {
      return null;
    }
    var all = args.clone();
    for (var i = 0; i < all.length; i++) {
      var at = all[i];
      all[i] =
          at instanceof Path[] paths
              ? Stream.of(paths).map(ObservedPath::real).toArray(Path[]::new)
              : real(at);
    }
    return all;
  }

  private static @Nullable Object real(@Nullable Object argument) {
    var handler = handler(argument);
    return handler.isPresent() ? handler.get().path : argument;
  }

  private @Nullable Object observed(@Nullable Object result) {
    return switch (result) {
      case Path other -> of(files, other);
      case Iterator<?> names -> {
        var all = new ArrayList<Path>();
        names.forEachRemaining(name -> all.add(of(files, (Path) name)));
        yield all.iterator();
      }
      case null, default -> result;
    };
  }
}
