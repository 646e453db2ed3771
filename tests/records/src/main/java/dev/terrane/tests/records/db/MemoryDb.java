package dev.terrane.tests.records.db;

import dev.terrane.tests.records.db.Role.Grant;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A database in memory, which records changes and fails on demand. */
final class MemoryDb implements Db {
  private final Map<Long, Row> rows = new LinkedHashMap<>();
  private final Map<Long, Set<Grant>> grants = new LinkedHashMap<>();
  private final List<String> statements = new ArrayList<>();
  private String failing = "";
  private long next = 16384;

  /** The executed statements, in order. */
  List<String> statements() {
    return List.copyOf(statements);
  }

  /** Forgets what was done. */
  void forget() {
    statements.clear();
  }

  /** Fails from now on when a statement begins like this; no statement begins with a space. */
  void failAt(String beginning) {
    failing = beginning;
  }

  private void run(String statement) throws SQLException {
    if (!failing.isEmpty() && statement.startsWith(failing)) {
      throw new SQLException("permission denied: " + statement);
    }
    statements.add(statement);
  }

  @Override
  public long create(String name, boolean login, int limit, @Nullable String password)
      throws SQLException {
    run("create " + name + " password " + password);
    rows.put(next, new Row(name, login, limit));
    grants.put(next, new LinkedHashSet<>());
    return next++;
  }

  @Override
  public void rename(String from, String to) throws SQLException {
    run("rename " + from + " to " + to);
    var oid = oid(from).orElseThrow();
    var row = found(oid);
    rows.put(oid, new Row(to, row.login(), row.limit()));
  }

  @Override
  public void alter(long oid, boolean login, int limit, @Nullable String password)
      throws SQLException {
    run("alter " + found(oid).name() + " password " + password);
    rows.put(oid, new Row(found(oid).name(), login, limit));
  }

  @Override
  public void grant(String name, Grant grant) throws SQLException {
    run("grant " + name + " on " + grant.database() + grant.privileges());
    granted(name).add(grant);
  }

  @Override
  public void revoke(String name, Grant grant) throws SQLException {
    run("revoke " + name + " on " + grant.database() + grant.privileges());
    granted(name).remove(grant);
  }

  private Set<Grant> granted(String name) {
    return grants.computeIfAbsent(oid(name).orElseThrow(), _ -> new LinkedHashSet<>());
  }

  private Row found(long oid) throws SQLException {
    var row = rows.get(oid);
    if (row == null) {
      throw new SQLException("no role " + oid);
    }
    return row;
  }

  @Override
  public @Nullable Row role(long oid) {
    return rows.get(oid);
  }

  @Override
  public OptionalLong oid(String name) {
    return rows.entrySet().stream()
        .filter(entry -> entry.getValue().name().equals(name))
        .mapToLong(Map.Entry::getKey)
        .findFirst();
  }

  @Override
  public Set<Grant> grants(long oid) {
    return Set.copyOf(grants.getOrDefault(oid, Set.of()));
  }

  @Override
  public void dropOwned(long oid) throws SQLException {
    run("drop owned by " + found(oid).name());
  }

  @Override
  public void drop(long oid) throws SQLException {
    run("drop " + found(oid).name());
    rows.remove(oid);
    grants.remove(oid);
  }
}
