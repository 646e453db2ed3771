package dev.terrane.tests.records.db;

import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.ConfigOnly;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.attribute.Identity;
import dev.terrane.provider.attribute.WriteOnly;
import jakarta.validation.constraints.NotEmpty;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A role that logs in or owns.
 *
 * @param oid the number that the database gives it
 * @param name how it is called; can change
 * @param login whether it may log in
 * @param connectionLimit how many connections it may have; -1 for any number
 * @param passwordWo its password
 * @param dropOwned whether what it owns is dropped with it
 * @param grants what it may do
 */
@ManagedResource(value = "role", version = 1, former = RoleV0.class)
public record Role(
    @Identity @Computed long oid,
    String name,
    @Default("false") boolean login,
    @Default("-1") int connectionLimit,
    @WriteOnly(version = "password_wo_version") @Nullable String passwordWo,
    @ConfigOnly @Default("false") boolean dropOwned,
    @Nullable Set<Grant> grants) {

  /**
   * What the role may do in one database.
   *
   * @param database where
   * @param schema where in the database; anywhere when left out
   * @param privileges what
   * @param grantable whether the role may grant it on
   */
  public record Grant(
      String database,
      @Nullable String schema,
      @NotEmpty Set<Privilege> privileges,
      @Default("false") boolean grantable) {}

  /** What may be granted. */
  public enum Privilege {
    CONNECT,
    CREATE,
    TEMPORARY,
    USAGE
  }
}
