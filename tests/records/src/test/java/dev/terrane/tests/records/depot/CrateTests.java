package dev.terrane.tests.records.depot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyType;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// Tests records that are object types and tuple types.
class CrateTests {
  private static final CtyType.ObjectType BERTH =
      CtyType.object(
          Map.of("number", CtyType.NUMBER, "sides", CtyType.list(CtyType.STRING)), Set.of("sides"));

  @Test
  void aRecordIsAnObjectTypeAtEveryDepth() {
    assertThat(CrateModel.ORIGIN.nested()).isEmpty();
    assertThat(CrateModel.ORIGIN.ctyType())
        .isEqualTo(CtyType.object(Map.of("port", CtyType.STRING, "berth", BERTH), Set.of("berth")));
    assertThat(CrateModel.SEALS.ctyType())
        .isEqualTo(
            CtyType.list(
                CtyType.object(
                    Map.of("by", CtyType.STRING, "broken", CtyType.BOOL), Set.of("broken"))));
  }

  @Test
  void aRecordIsATupleType() {
    var span = CtyType.tuple(List.of(CtyType.NUMBER, CtyType.NUMBER));
    assertThat(MarksFunctions.shifted().signature().resultType()).isEqualTo(CtyType.list(span));
  }
}
