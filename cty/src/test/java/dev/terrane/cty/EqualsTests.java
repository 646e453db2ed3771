package dev.terrane.cty;

import nl.jqno.equalsverifier.EqualsVerifier;
import nl.jqno.equalsverifier.Warning;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EqualsTests {
  @ParameterizedTest
  @ValueSource(
      classes = {
        CtyPath.Attribute.class,
        CtyPath.Index.class,
        CtyPath.Key.class,
        CtyValue.StringValue.class,
        CtyValue.BoolValue.class,
        CtyNumber.Infinity.class
      })
  void recordsAreEqualByTheirComponents(Class<?> type) {
    EqualsVerifier.forClass(type).suppress(Warning.NULL_FIELDS).verify();
  }
}
