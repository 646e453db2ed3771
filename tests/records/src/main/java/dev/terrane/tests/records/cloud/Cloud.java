package dev.terrane.tests.records.cloud;

import dev.terrane.provider.Value;
import dev.terrane.tests.records.cloud.Images.Image;
import java.time.Instant;
import java.util.List;

/**
 * A cloud whose images never change.
 *
 * @param token what proves who is asking
 * @param endpoint where it is
 */
record Cloud(String token, Value<String> endpoint) {
  private static final Instant CREATED = Instant.parse("2026-01-01T00:00:00Z");

  List<Image> images() {
    return List.of(new Image("1", "debian-13", CREATED), new Image("2", "debian-12", null));
  }
}
