package dev.terrane.tests.records.cert;

import java.time.Instant;
import java.util.Set;

/** Whoever signs, and the clock. */
interface Authority {
  Instant now();

  String sign(String key, Set<String> names, Instant end);
}
