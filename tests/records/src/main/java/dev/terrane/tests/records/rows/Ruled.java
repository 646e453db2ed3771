package dev.terrane.tests.records.rows;

import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.attribute.Block;
import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.Identity;
import dev.terrane.provider.attribute.WriteOnly;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Something with rules and logins.
 *
 * @param name how it is called
 * @param rules what is allowed, without an order
 * @param login who may log in
 */
@ManagedResource("ruled")
public record Ruled(@Identity String name, @Nullable Set<Rule> rules, @Block List<Login> login) {
  /**
   * What is allowed.
   *
   * @param port where
   * @param cidrs from where; from anywhere when it is left out
   * @param priority which rule counts first; chosen when it is left out
   */
  public record Rule(int port, @Nullable Set<String> cidrs, @Computed(orSet = true) int priority) {}

  /**
   * Who may log in.
   *
   * @param user a person
   * @param password what the person knows
   * @param key the number that the remote side gives the person
   */
  public record Login(
      String user, @WriteOnly @Nullable String password, @Computed(stable = true) String key) {}
}
