package dev.terrane.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Looks for nulls where the code that authors read promises none.
final class NullContract {
  private NullContract() {}

  static void check(String place, Object value) {
    if (value instanceof Record record) {
      checkRecord(place, record);
    }
  }

  private static void check(String place, AnnotatedType type, @Nullable Object value) {
    if (value == null) {
      assertThat(type.isAnnotationPresent(Nullable.class)).as(place + " is null").isTrue();
      return;
    }
    switch (value) {
      case Record record -> checkRecord(place, record);
      case Collection<?> all -> all.forEach(one -> check(place + "[]", element(type), one));
      case Map<?, ?> all -> all.values().forEach(one -> check(place + "[]", element(type), one));
      case Optional<?> open -> open.ifPresent(one -> check(place, element(type), one));
      default -> {}
    }
  }

  private static AnnotatedType element(AnnotatedType type) {
    var arguments = ((AnnotatedParameterizedType) type).getAnnotatedActualTypeArguments();
    return arguments[arguments.length - 1];
  }

  private static void checkRecord(String place, Record record) {
    // Types of the library are tested elsewhere.
    if (record.getClass().getName().startsWith("dev.terrane.")) {
      return;
    }
    for (var component : record.getClass().getRecordComponents()) {
      check(
          place + "." + component.getName(),
          component.getAnnotatedType(),
          value(record, component));
    }
  }

  private static @Nullable Object value(Record record, RecordComponent component) {
    try {
      component.getAccessor().setAccessible(true);
      return component.getAccessor().invoke(record);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(component.getName(), e);
    }
  }
}
