package dev.terrane.tests.records.identity;

import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.attribute.Identity;
import dev.terrane.provider.attribute.RequiresReplace;
import java.util.Set;

/**
 * Privileges of a role in some schemas. A role has several grants, which differ in their schemas.
 *
 * @param role who may do it
 * @param schemas where
 * @param privileges what
 */
@ManagedResource("grant")
public record Grant(
    @Identity String role, @RequiresReplace Set<InDatabase> schemas, Set<String> privileges) {
  /**
   * A schema. An object cannot be part of an identity.
   *
   * @param database its database
   * @param name its name
   */
  public record InDatabase(String database, String name) {}
}
