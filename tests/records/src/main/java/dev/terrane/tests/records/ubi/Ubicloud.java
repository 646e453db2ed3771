package dev.terrane.tests.records.ubi;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** A cloud, as far as clusters need it. */
interface Ubicloud {
  String defaultProject();

  Clusters clusters(String project, String location);

  /** The clusters of one project in one place. */
  interface Clusters {
    void create(Order order) throws IOException;

    Optional<Remote> get(String name) throws IOException;

    void rename(String name, String to) throws IOException;

    void upgrade(String name, String version) throws IOException;

    void resize(String name, int nodes) throws IOException;

    void delete(String name) throws IOException;
  }

  /** The properties of a cluster to create. */
  record Order(String name, String version, String size, int nodes, OptionalInt cpNodes) {}

  /** An existing cluster. */
  record Remote(String id, Order order, int cpNodes, String state, List<Cluster.Pool> pools) {}
}
