package dev.terrane.tests.records.cert;

import java.time.Instant;
import java.util.Set;

/** Signs certificates, and has the clock. */
interface Authority {
  Instant now();

  String sign(String key, Set<String> names, Instant end);
}
