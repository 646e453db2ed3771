package dev.terrane.testkit.faults;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Passes the methods of an interface to a client, each as a call.
record ObservedInterface(RemoteCalls calls, Object client) implements InvocationHandler {
  @Override
  public @Nullable Object invoke(Object proxy, Method method, @Nullable Object @Nullable [] args)
      throws Throwable {
    if (method.getDeclaringClass() == Object.class || isClose(method)) {
      return isEquals(method)
          ? args != null && ObservedAttributes.isSame(proxy, args[0])
          : invoked(method, args);
    }
    return calls.call(name(method, args), () -> invoked(method, args), new Declared(method));
  }

  private static boolean isEquals(Method method) {
    return method.getName().equals("equals") && method.getDeclaringClass() == Object.class;
  }

  /// The end of a session is not part of a life cycle.
  private static boolean isClose(Method method) {
    return method.getName().equals("close") && method.getParameterCount() == 0;
  }

  private static String name(Method method, @Nullable Object @Nullable [] args) {
    var texts =
        Stream.ofNullable(args)
            .flatMap(Stream::of)
            .filter(one -> one instanceof CharSequence || one instanceof Number)
            .map(String::valueOf);
    return Stream.concat(Stream.of(method.getName()), texts).reduce((a, b) -> a + " " + b).get();
  }

  private @Nullable Object invoked(Method method, @Nullable Object @Nullable [] args)
      throws Exception {
    try {
      method.setAccessible(true);
      return method.invoke(client, args);
    } catch (InvocationTargetException e) {
      switch (e.getCause()) {
        case Exception thrown -> throw thrown;
        case Error thrown -> throw thrown;
        case null, default -> throw e;
      }
    }
  }

  /// The exceptions that a method declares.
  private record Declared(Method method) implements CallFailures {
    @Override
    public Exception failed() {
      return declares(IOException.class)
          ? new IOException(MESSAGE)
          : own().orElseGet(() -> new UncheckedIOException(new IOException(MESSAGE)));
    }

    @Override
    public Exception interrupted() {
      if (declares(InterruptedException.class)) {
        return BLOCKING.interrupted();
      }
      // A client that cannot throw it keeps the flag of the interrupt.
      Thread.currentThread().interrupt();
      return failed();
    }

    private boolean declares(Class<?> type) {
      return Stream.of(method.getExceptionTypes()).anyMatch(one -> one.isAssignableFrom(type));
    }

    private Optional<Exception> own() {
      return Stream.of(method.getExceptionTypes())
          .filter(type -> !type.equals(InterruptedException.class))
          .flatMap(type -> Stream.of(type.getDeclaredConstructors()))
          .flatMap(one -> created(one).stream())
          .findFirst();
    }

    private static Optional<Exception> created(Constructor<?> constructor) {
      var types = constructor.getParameterTypes();
      try {
        constructor.setAccessible(true);
        if (types.length == 0) {
          return Optional.of((Exception) constructor.newInstance());
        }
        return types.length == 1 && types[0].equals(String.class)
            ? Optional.of((Exception) constructor.newInstance(MESSAGE))
            : Optional.empty();
      } catch (ReflectiveOperationException | ClassCastException _) {
        return Optional.empty();
      }
    }
  }
}
