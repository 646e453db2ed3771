package db;

import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.ConfigOnly;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.attribute.Identity;
import dev.terrane.provider.attribute.WriteOnly;
import jakarta.validation.constraints.NotEmpty;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A role that logs in or owns.
///
/// @param name how it is called; see [Grant] and {@link java.util.Set}
@ManagedResource("role")
public record Role(
    @Identity @Computed long oid,
    String name,
    @Default("false") boolean login,
    @Default("-1") int connectionLimit,
    @WriteOnly(version = "password_wo_version") @Nullable String passwordWo,
    @ConfigOnly @Default("false") boolean dropOwned,
    @Nullable Set<Grant> grants) {

  /// What the role may do in one database.
  public record Grant(
      String database,
      @Nullable String schema,
      @NotEmpty Set<Privilege> privileges,
      @Default("false") boolean grantable) {}

  public enum Privilege {
    CONNECT,
    CREATE
  }
}
