package dev.terrane.tests.records.manifest;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.attribute.Equality;
import java.util.Objects;

/** Objects are the same when they differ in their status alone, which moves all the time. */
final class Subset implements Equality<CtyValue> {
  @Override
  public boolean same(CtyValue stated, CtyValue observed) {
    return stated instanceof ObjectValue(_, var one)
        && observed instanceof ObjectValue(_, var other)
        && one.keySet().equals(other.keySet())
        && one.keySet().stream()
            .filter(key -> !key.equals("status"))
            .allMatch(key -> Objects.equals(one.get(key), other.get(key)));
  }
}
