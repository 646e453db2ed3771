package dev.terrane.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AotCacheCheckTests {
  @Test
  void aCacheIsRejectedWhereThePackageHasOneAndNoClassIsShared() {
    assertThat(AotCacheCheck.isRejected(true, "mixed mode")).isTrue();
    assertThat(AotCacheCheck.isRejected(true, "mixed mode, sharing")).isFalse();
    assertThat(AotCacheCheck.isRejected(false, "mixed mode")).isFalse();
  }
}
