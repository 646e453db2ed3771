package dev.terrane.tests.records.s3;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.terrane.provider.Delta;
import dev.terrane.provider.Failure;
import dev.terrane.testkit.Calls;
import dev.terrane.tests.records.s3.BucketModel.GrantInput;
import dev.terrane.tests.records.s3.BucketModel.Input;
import dev.terrane.tests.records.s3.BucketModel.SettingsInput;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A wide input, and what becomes of it. */
class BucketResourceTests {
  private static final GrantInput READER = new GrantInput("a@x", Set.of("READ"));

  private static Input input(Optional<String> acl, Set<GrantInput> grants) {
    return new Input(
        "b",
        false,
        new TaggedModel.Input(Map.of(), Map.of("team", "red")),
        new SettingsInput(Optional.empty(), acl, Optional.empty(), Optional.empty()),
        List.of(),
        grants);
  }

  private static Bucket made(Input in) {
    return new BucketResource().create(Calls.with(new MemoryAws(Map.of())), in);
  }

  @Test
  void whatWasAskedForComesFromTheInputAndAllElseFromTheCloud() {
    var bucket = made(input(Optional.of("public"), Set.of(READER)));
    assertThat(bucket.settings())
        .isEqualTo(new Bucket.Settings("eu-central-1", "public", null, false, "arn:aws:s3:::b"));
    assertThat(bucket.grant())
        .containsExactly(new Bucket.Grant("a@x", Set.of("READ"), "id-of-a@x"));
  }

  @Test
  void anElementThatTheCloudDoesNotAnswerIsAFailure() {
    var answered = made(input(Optional.empty(), Set.of()));
    assertThatExceptionOfType(Failure.class)
        .isThrownBy(() -> input(Optional.empty(), Set.of(READER)).toStateFrom(answered))
        .satisfies(thrown -> assertThat(thrown.diagnostic().path()).hasToString("grant"));
  }

  @Test
  void likeIsComparedWithLike() {
    var writer = new GrantInput("b@x", Set.of("WRITE"));
    var bucket = made(input(Optional.empty(), Set.of(READER)));
    var before = Set.of(GrantInput.of(bucket.grant().iterator().next()));
    var delta = Delta.between(before, Set.of(READER, writer));
    assertThat(delta.added()).containsExactly(writer);
    assertThat(delta.removed()).isEmpty();
  }

  @Test
  void whatIsLeftOpenIsNeverAChange() {
    var before = input(Optional.of("public"), Set.of(READER)).stored();
    var open = input(Optional.empty(), Set.of(READER));
    assertThat(open.since(before).isEmpty()).isTrue();
    var closed = input(Optional.of("private"), Set.of());
    assertThat(closed.since(before).has(BucketModel.SettingsAttributes.ACL)).isTrue();
    assertThat(closed.since(before).has(BucketModel.GRANT)).isTrue();
    assertThat(closed.since(before).has(TaggedModel.TAGS, BucketModel.CORS_RULE)).isFalse();
  }
}
