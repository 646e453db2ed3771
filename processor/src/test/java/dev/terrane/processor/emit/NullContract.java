package dev.terrane.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Looks for nulls where the code that authors read promises none.
final class NullContract {
  private NullContract() {}

  static void check(String place, Object value) {
    switch (value) {
      case Record record -> checkRecord(place, record);
      case Collection<?> all -> all.forEach(one -> checkThere(place + "[]", one));
      case Map<?, ?> all -> all.values().forEach(one -> checkThere(place + "[]", one));
      case Optional<?> open -> open.ifPresent(one -> check(place, one));
      default -> {}
    }
  }

  private static void checkThere(String place, @Nullable Object value) {
    if (value == null) {
      throw new AssertionError(place + " is null");
    }
    check(place, value);
  }

  private static void checkRecord(String place, Record record) {
    // What belongs to the library keeps its own promises.
    if (record.getClass().getName().startsWith("dev.terrane.")) {
      return;
    }
    for (var component : record.getClass().getRecordComponents()) {
      var inside = place + "." + component.getName();
      var value = value(record, component);
      if (value != null) {
        check(inside, value);
      } else {
        assertThat(isNullable(component)).as(inside + " is null").isTrue();
      }
    }
  }

  private static boolean isNullable(RecordComponent component) {
    return component.getAnnotatedType().isAnnotationPresent(Nullable.class);
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
