package dev.terrane.tests.records.s3;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.tests.core.TestInstance;
import dev.terrane.tests.records.Serving;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A bucket through the engine, on a cloud in memory. */
class BucketLifeTests {
  private static final String PLAIN = "{bucket = \"b\"}";
  private static final String GRANTED =
      "{bucket = \"b\", grant = [{email = \"a@x\", permissions = [\"READ\"]}, {permissions ="
          + " [\"READ\", \"WRITE\"]}]}";

  private final MemoryAws aws = new MemoryAws(Map.of("team", "red"));
  private final TestInstance bucket = Serving.instance(aws, new BucketResource());

  @Test
  void livesFromCreateToDestroy() {
    assertThat(bucket.apply(PLAIN).all()).isEmpty();
    assertThat(bucket.state())
        .isEqualTo(
            bucket.value(
                "{bucket = \"b\", force_destroy = false, tags_all = {team = \"red\"}, region ="
                    + " \"eu-central-1\", acl = \"private\", versioned = false, arn ="
                    + " \"arn:aws:s3:::b\"}"));
    assertThat(bucket.destroy().all()).isEmpty();
    assertThat(aws.requests()).containsExactly("put b", "delete b");
  }

  @Test
  void embeddedComponentsAreAttributesOfTheBucket() {
    assertThat(BucketModel.resource().schema().members())
        .map(Object::toString)
        .contains("tags", "tags_all", "region", "acl", "policy", "versioned", "arn")
        .doesNotContain("tagged", "settings");
  }

  @Test
  void tagsOfTheProviderAreKnownWhenPlanning() {
    var planned = bucket.plan("{bucket = \"b\", tags = {cost = \"7\"}}").planned();
    assertThat(planned)
        .isEqualTo(
            bucket.value(
                "{bucket = \"b\", force_destroy = false, tags = {cost = \"7\"}, tags_all = {cost ="
                    + " \"7\", team = \"red\"}, region = ?!, acl = ?!, policy = ?, versioned = ?!,"
                    + " arn = ?!}"));
  }

  @Test
  void tagsThatAreNotKnownYetLeaveAllOfThemOpenUntilApply() {
    var open = "{bucket = \"b\", tags = {cost = ?}}";
    assertThat(bucket.plan(open).planned().toString()).doesNotContain("red");
    assertThat(bucket.apply(open, open.replace("?", "\"7\"")).all()).isEmpty();
    assertThat(bucket.state().toString()).contains("cost", "red");
  }

  @Test
  void anotherTagOfTheProviderIsAChange() {
    bucket.apply(PLAIN);
    var blue = new MemoryAws(Map.of("team", "blue"));
    aws.head("b").ifPresent(blue::add);
    var same = Serving.instance(blue, new BucketResource()).holding(bucket.stored());
    assertThat(same.plan(PLAIN).action()).isEqualTo(Action.UPDATE);
    assertThat(same.apply(PLAIN).all()).isEmpty();
    assertThat(same.state().toString()).contains("blue");
  }

  @Test
  void whatTheUserLeavesOpenIsTheCloudsChoiceAndStaysIt() {
    bucket.apply("{bucket = \"b\", acl = \"public\", versioned = true}");
    assertThat(bucket.plan(PLAIN).action()).isEqualTo(Action.NO_OP);
    assertThat(bucket.plan("{bucket = \"b\", region = \"us-east-1\"}").replace())
        .containsExactly("region");
    assertThat(bucket.apply("{bucket = \"b\", acl = \"private\"}").all()).isEmpty();
    assertThat(bucket.state().toString()).contains("private");
  }

  @Test
  void aPolicyInAnotherSpellingIsNoChangeAndTheUsersSpellingIsKept() {
    var spaced = "{bucket = \"b\", policy = \"[1, 2]\"}";
    assertThat(bucket.apply(spaced).all()).isEmpty();
    assertThat(bucket.state().toString()).contains("[1, 2]");
    assertThat(bucket.plan("{bucket = \"b\", policy = \"[1,2]\"}").action())
        .isEqualTo(Action.NO_OP);
    assertThat(bucket.plan("{bucket = \"b\", policy = \"[2, 1]\"}").action())
        .isEqualTo(Action.UPDATE);
  }

  @Test
  void computedMembersInsideASetOfBlocksAreFilledInAndThenKnown() {
    assertThat(bucket.apply(GRANTED).all()).isEmpty();
    assertThat(bucket.state().toString()).contains("id-of-a@x", "everybody");
    var more = GRANTED.replace("]}]}", "]}, {email = \"b@x\", permissions = [\"READ\"]}]}");
    var planned = bucket.plan(more);
    assertThat(planned.action()).isEqualTo(Action.UPDATE);
    assertThat(bucket.apply(more).all()).isEmpty();
    assertThat(bucket.state().toString()).contains("id-of-a@x", "everybody", "id-of-b@x");
  }

  @Test
  void blocksInAListHaveDefaultsInside() {
    var rules =
        "{bucket = \"b\", cors_rule = [{allowed_methods = [\"GET\"]}, {allowed_methods = [\"PUT\"],"
            + " max_age_seconds = 5}]}";
    assertThat(bucket.apply(rules).all()).isEmpty();
    assertThat(bucket.plan(rules.replace("[\"GET\"]", "[\"GET\"], max_age_seconds = 0")).action())
        .isEqualTo(Action.NO_OP);
    assertThat(bucket.plan(PLAIN).action()).isEqualTo(Action.UPDATE);
  }

  @Test
  void forceDestroyIsKeptInTheStateUntilDestroy() {
    bucket.apply("{bucket = \"b\", force_destroy = true}");
    bucket.refresh();
    bucket.destroy();
    assertThat(aws.requests()).last().isEqualTo("empty and delete b");
  }

  @Test
  void isImportedByItsNameWithTheDefaultOfItsConfigOnlyArgument() {
    bucket.apply(GRANTED);
    var imported = Serving.instance(aws, new BucketResource());
    assertThat(imported.importId("b").all()).isEmpty();
    assertThat(imported.plan(GRANTED).action()).isEqualTo(Action.NO_OP);
  }

  @Test
  void emptyTagsAreNoTagsAndKeepTheirSpelling() {
    var empty = "{bucket = \"b\", tags = {}}";
    assertThat(bucket.apply(empty).all()).isEmpty();
    assertThat(bucket.state()).isNotEqualTo(bucket.value(PLAIN));
    assertThat(bucket.plan(empty).action()).isEqualTo(Action.NO_OP);
  }
}
