package vault;

import dev.terrane.provider.attribute.Block;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.attribute.Sensitive;
import dev.terrane.provider.combination.RequiredWith;
import dev.terrane.provider.statestore.StateStore;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Stores states in etcd.
 *
 * @param endpoints the addresses of the cluster
 * @param prefix the prefix of all keys
 * @param username who connects
 * @param password the password
 * @param tls the certificates
 */
@StateStore(value = "etcd", deprecated = "Use etcd3.")
public record Etcd(
    List<String> endpoints,
    @Default("terraform/") String prefix,
    @Default(env = "ETCDCTL_USER") @RequiredWith("password") @Nullable String username,
    @Default(env = "ETCDCTL_PASSWORD") @Sensitive String password,
    @Block @Nullable Tls tls) {
  /**
   * The certificates.
   *
   * @param ca of the cluster
   * @param skipVerify trusts all certificates
   */
  public record Tls(String ca, @Default("false") boolean skipVerify) {}
}
