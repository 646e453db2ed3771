package dev.terrane.tests.records.identity;

import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.attribute.Identity;
import dev.terrane.provider.attribute.RequiresReplace;
import java.util.Set;

/**
 * Privileges of a role in some schemas. A role has several grants; which one this is, the schemas
 * say.
 *
 * @param role who may do it
 * @param schemas where
 * @param privileges what
 */
@ManagedResource("grant")
public record Grant(
    @Identity String role, @RequiresReplace Set<String> schemas, Set<String> privileges) {}
