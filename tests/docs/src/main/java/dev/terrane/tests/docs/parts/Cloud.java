package dev.terrane.tests.docs.parts;

import dev.terrane.tests.docs.parts.Zones.Zone;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** A test double of a cloud's client. Its memory outlives a session, like a cloud. */
final class Cloud {
  private static final Map<String, Cloud> CLOUDS = new ConcurrentHashMap<>();

  private static final Duration HOUR = Duration.ofHours(1);

  private final Map<String, Firewall> firewalls = new ConcurrentHashMap<>();
  private final Map<String, Lease> leases = new ConcurrentHashMap<>();

  static Optional<Cloud> at(String endpoint, String token) {
    return token.equals("wrong")
        ? Optional.empty()
        : Optional.of(CLOUDS.computeIfAbsent(endpoint, _ -> new Cloud()));
  }

  String newId() {
    return "fw-" + (firewalls.size() + 1);
  }

  void put(Firewall firewall) {
    firewalls.put(firewall.id(), firewall);
  }

  void remove(String id) {
    firewalls.remove(id);
  }

  Optional<Firewall> firewall(String id) {
    return Optional.ofNullable(firewalls.get(id));
  }

  Optional<Firewall> named(String name) {
    return firewalls.values().stream().filter(one -> one.name().equals(name)).findFirst();
  }

  /** Some of the firewalls. */
  record Page(List<Firewall> firewalls, Optional<String> next) {}

  /** The firewall whose name follows the token, by name. */
  Page page(Optional<String> token) {
    var rest =
        firewalls.values().stream()
            .filter(one -> token.isEmpty() || one.name().compareTo(token.get()) > 0)
            .sorted(Comparator.comparing(Firewall::name))
            .toList();
    return new Page(
        rest.stream().limit(1).toList(),
        rest.stream().limit(rest.size() > 1 ? 1 : 0).map(Firewall::name).findFirst());
  }

  List<Zone> zones() {
    return List.of(
        new Zone("eu-1", "europe"), new Zone("eu-2", "europe"), new Zone("us-1", "america"));
  }

  /** Whether a firewall can be moved; nothing crosses an ocean. */
  boolean canMove(String from, String to) {
    return from.substring(0, 2).equals(to.substring(0, 2));
  }

  int price(int rules) {
    return 10 + rules;
  }

  /** A token that expires. */
  record Lease(String id, String secret, Instant expires) {}

  Lease lease(String role) {
    var id = UUID.randomUUID().toString();
    var lease = new Lease(id, "secret of " + role + " " + id, Instant.now().plus(HOUR));
    leases.put(id, lease);
    return lease;
  }

  Instant renew(String id) {
    var renewed = Instant.now().plus(HOUR);
    leases.computeIfPresent(id, (_, lease) -> new Lease(id, lease.secret(), renewed));
    return renewed;
  }

  void revoke(String id) {
    leases.remove(id);
  }

  void restart(String firewall, @Nullable String pin) throws InterruptedException {
    if (Thread.interrupted()) {
      throw new InterruptedException("restarting " + firewall + " with " + pin);
    }
  }

  int leases() {
    return leases.size();
  }
}
