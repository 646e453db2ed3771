package dev.terrane.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AotCacheTests {
  @Test
  void aCacheIsRejectedWhereThePackageHasOneAndNoClassIsShared() {
    assertThat(AotCache.isRejected(true, "mixed mode")).isTrue();
    assertThat(AotCache.isRejected(true, "mixed mode, sharing")).isFalse();
    assertThat(AotCache.isRejected(false, "mixed mode")).isFalse();
  }
}
