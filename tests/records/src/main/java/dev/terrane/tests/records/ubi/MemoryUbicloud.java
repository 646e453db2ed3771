package dev.terrane.tests.records.ubi;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;

/** A cloud in memory. A cluster is busy for a chosen number of reads, and fails on demand. */
final class MemoryUbicloud implements Ubicloud {
  private final Map<String, Order> orders = new LinkedHashMap<>();
  private final Map<String, String> ids = new LinkedHashMap<>();
  private final List<String> requests = new ArrayList<>();
  private String failing = "";
  private String state = "running";
  private int busy;
  private int left;

  /** The requested changes, in order. */
  List<String> requests() {
    return List.copyOf(requests);
  }

  /** Fails from now on when a request begins like this; with the empty text it does not. */
  void failAt(String beginning) {
    failing = beginning;
  }

  /** Sets the number of reads until a change is complete. */
  void busyFor(int looks) {
    busy = looks;
  }

  /** Ends every change in this state. */
  void endIn(String last) {
    state = last;
  }

  @Override
  public String defaultProject() {
    return "pj0";
  }

  @Override
  public Clusters clusters(String project, String location) {
    return new InPlace(project + "/" + location + "/");
  }

  private void run(String request) throws IOException {
    if (!failing.isEmpty() && request.startsWith(failing)) {
      throw new IOException("503 " + request);
    }
    requests.add(request);
    left = busy;
  }

  /** The clusters whose key begins like this. */
  private final class InPlace implements Clusters {
    private final String place;

    InPlace(String place) {
      this.place = place;
    }

    @Override
    public void create(Order order) throws IOException {
      run("create " + order.name());
      orders.put(place + order.name(), order);
      ids.put(place + order.name(), "kc" + ids.size());
    }

    @Override
    public Optional<Remote> get(String name) {
      var order = orders.get(place + name);
      if (order == null) {
        return Optional.empty();
      }
      var now = left > 0 ? "busy" : state;
      left--;
      var pool = new Cluster.Pool("np0", "workers", order.nodes());
      return Optional.of(
          new Remote(
              ids.getOrDefault(place + name, ""),
              order,
              order.cpNodes().orElse(3),
              now,
              List.of(pool)));
    }

    @Override
    public void rename(String name, String to) throws IOException {
      run("rename " + name + " to " + to);
      ids.put(place + to, ids.getOrDefault(place + name, ""));
      change(name, o -> new Order(to, o.version(), o.size(), o.nodes(), o.cpNodes()));
    }

    @Override
    public void upgrade(String name, String version) throws IOException {
      run("upgrade " + name + " to " + version);
      change(name, o -> new Order(name, version, o.size(), o.nodes(), o.cpNodes()));
    }

    @Override
    public void resize(String name, int nodes) throws IOException {
      run("resize " + name + " to " + nodes);
      change(name, o -> new Order(name, o.version(), o.size(), nodes, o.cpNodes()));
    }

    private void change(String name, UnaryOperator<Order> change) throws IOException {
      var before = orders.remove(place + name);
      if (before == null) {
        throw new IOException("404 " + place + name);
      }
      var after = change.apply(before);
      orders.put(place + after.name(), withPlane(after));
    }

    private Order withPlane(Order order) {
      var nodes = OptionalInt.of(order.cpNodes().orElse(3));
      return new Order(order.name(), order.version(), order.size(), order.nodes(), nodes);
    }

    @Override
    public void delete(String name) throws IOException {
      run("delete " + name);
      orders.remove(place + name);
    }
  }
}
