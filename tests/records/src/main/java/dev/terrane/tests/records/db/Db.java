package dev.terrane.tests.records.db;

import dev.terrane.tests.records.db.Role.Grant;
import java.sql.SQLException;
import java.util.OptionalLong;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A database, as far as roles need it. */
interface Db {
  long create(String name, boolean login, int limit, @Nullable String password) throws SQLException;

  void rename(String from, String to) throws SQLException;

  void alter(long oid, boolean login, int limit, @Nullable String password) throws SQLException;

  void grant(String name, Grant grant) throws SQLException;

  void revoke(String name, Grant grant) throws SQLException;

  @Nullable Row role(long oid) throws SQLException;

  OptionalLong oid(String name) throws SQLException;

  Set<Grant> grants(long oid) throws SQLException;

  void dropOwned(long oid) throws SQLException;

  void drop(long oid) throws SQLException;

  /** A role as the database returns it; never its password. */
  record Row(String name, boolean login, int limit) {}
}
