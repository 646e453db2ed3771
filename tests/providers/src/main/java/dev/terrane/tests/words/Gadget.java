package dev.terrane.tests.words;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.attribute.Equality;
import dev.terrane.provider.resource.HandleResource;
import dev.terrane.provider.resource.Predicting;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.OperationTimeouts;
import dev.terrane.provider.schema.OperationTimeouts.Operation;
import dev.terrane.provider.schema.Schema;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Collectors;

/// A thing with an attribute for each word.
final class Gadget implements HandleResource<Remote>, Predicting<Remote> {
  static final Attribute<String> NAME = Attribute.string("name").required().mutableIdentity();
  static final Attribute<Long> SIZE =
      Attribute.int64("size").defaultTo(1L).requiresReplaceWhen((before, after) -> after < before);
  static final Attribute<String> POLICY =
      Attribute.string("policy").optional().sameWhen(Equality.json());
  static final Attribute<List<String>> TAGS =
      Attribute.of("tags", AttributeType.list(AttributeType.STRING)).optional().emptyIsNull();
  static final Attribute<Boolean> FORCE = Attribute.bool("force").defaultTo(false).configOnly();
  static final Attribute<String> PIN =
      Attribute.string("pin").optional().sensitive().writeOnly("pin_version");
  static final Attribute<Boolean> HANGS = Attribute.bool("hangs").optional().configOnly();
  static final Attribute<String> SHOUT =
      Attribute.string("shout").derived(in -> loud(in.get(NAME)), NAME);
  static final Attribute<String> LABEL = Attribute.string("label").optional().planned(SHOUT);
  static final Attribute<String> KEY =
      Attribute.string("key").required().sameWhen(Equality.caseInsensitive());
  static final Attribute<String> KEY_SHOUT =
      Attribute.string("shout").derived(in -> loud(in.get(KEY)), KEY);
  static final Attribute<Set<String>> HOSTS =
      Attribute.of(
              "hosts", AttributeType.set(AttributeType.STRING.sameWhen(Equality.caseInsensitive())))
          .optional();
  static final Attribute<List<ObjectView>> PART = NestedObject.of(KEY, KEY_SHOUT).blockList("part");

  private static final Schema SCHEMA =
      Schema.resource(NAME, SIZE, POLICY, TAGS, FORCE, PIN, HANGS, SHOUT, LABEL, HOSTS, PART)
          .timeouts(
              OperationTimeouts.block()
                  .with(Operation.CREATE, Duration.ofMinutes(20))
                  .with(Operation.DELETE, Duration.ofMinutes(20)));

  private static String loud(String text) {
    return text.toUpperCase(Locale.ROOT) + "!";
  }

  @Override
  public String name() {
    return "gadget";
  }

  @Override
  public Schema schema() {
    return SCHEMA;
  }

  @Override
  public ObjectView predict(Remote client, Attribute<?> attribute, ObjectView from) {
    return from.with(LABEL, client.prefix() + from.get(SHOUT));
  }

  @Override
  public ObjectView create(ApplyCall<Remote> call, ObjectView in) throws Exception {
    call.client().called("create " + in.get(NAME) + " pin " + in.find(PIN).orElse("-"));
    call.client().put(in.get(NAME), stored(in));
    if (in.find(HANGS).orElse(false)) {
      call.checkpoint(in);
      new CountDownLatch(1).await();
    }
    return reported(call, in);
  }

  @Override
  public ObjectView update(ApplyCall<Remote> call, ObjectView before, ObjectView in)
      throws IOException {
    call.client().called("update " + in.get(NAME) + " pin " + in.find(PIN).orElse("-"));
    call.client().remove(before.get(NAME));
    call.client().put(in.get(NAME), stored(in));
    return reported(call, in);
  }

  private static Remote.Stored stored(ObjectView in) {
    return new Remote.Stored(in.get(SIZE), in.find(POLICY).orElse(""));
  }

  @Override
  public Optional<ObjectView> read(Call<Remote> call, ObjectView last) throws IOException {
    return call.client().has(last.get(NAME)) ? Optional.of(reported(call, last)) : Optional.empty();
  }

  /// The values that the remote side returns, in its own spelling, without config-only and derived
  /// ones.
  private static ObjectView reported(Call<Remote> call, ObjectView known) throws IOException {
    var stored = call.client().get(known.get(NAME));
    var parts = known.find(PART).orElse(List.of()).stream().map(Gadget::respelled).toList();
    return ObjectView.EMPTY
        .with(NAME, known.get(NAME))
        .with(SIZE, stored.size())
        .with(POLICY, stored.policy().isEmpty() ? null : stored.policy())
        .with(TAGS, known.find(TAGS).orElse(List.of()))
        .with(LABEL, known.find(LABEL).orElse(call.client().prefix() + loud(known.get(NAME))))
        .with(HOSTS, known.find(HOSTS).map(Gadget::respelled).orElse(null))
        .with(PART, parts);
  }

  private static Set<String> respelled(Set<String> hosts) {
    return hosts.stream().map(host -> host.toUpperCase(Locale.ROOT)).collect(Collectors.toSet());
  }

  private static ObjectView respelled(ObjectView part) {
    return ObjectView.EMPTY.with(KEY, part.get(KEY).toUpperCase(Locale.ROOT));
  }

  @Override
  public void delete(Call<Remote> call, ObjectView last) throws IOException {
    call.client()
        .called(
            "delete "
                + last.get(NAME)
                + " force "
                + last.find(FORCE).map(String::valueOf).orElse("-"));
    call.client().remove(last.get(NAME));
  }
}
