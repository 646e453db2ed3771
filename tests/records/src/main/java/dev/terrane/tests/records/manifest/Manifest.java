package dev.terrane.tests.records.manifest;

import dev.terrane.cty.CtyValue;
import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.ConfigOnly;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.attribute.Identity;
import dev.terrane.provider.attribute.SameWhen;
import java.util.List;

/**
 * An object of any kind.
 *
 * @param name how it is called
 * @param manifest what it shall be
 * @param computedFields what the remote side may change
 * @param object what it is
 */
@ManagedResource("manifest")
public record Manifest(
    @Identity String name,
    @ConfigOnly CtyValue manifest,
    @Default(constant = "COMPUTED") List<String> computedFields,
    @Computed @SameWhen(Subset.class) CtyValue object) {
  static final List<String> COMPUTED = List.of("uid");
}
