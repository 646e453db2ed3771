package dev.terrane.tests.records.broker;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.tests.records.broker.Broker.StoredTopic;
import dev.terrane.tests.records.broker.TopicModel.Id;
import dev.terrane.tests.records.broker.TopicModel.Input;
import dev.terrane.tests.records.broker.TopicModel.Stored;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Keeps topics where the provider on helper/schema keeps them. */
final class TopicResource implements TopicModel.Resource<Broker> {
  @Override
  public Topic create(ApplyCall<Broker> call, Input in) throws IOException {
    return put(call, in);
  }

  @Override
  public Topic update(ApplyCall<Broker> call, Stored before, Input in) throws IOException {
    return put(call, in);
  }

  private static Topic put(ApplyCall<Broker> call, Input in) throws IOException {
    var topic = in.toState(2 * in.partitions());
    var listeners =
        topic.listener().stream()
            .collect(Collectors.toMap(Topic.Listener::host, Topic.Listener::port));
    var tags = topic.tags() == null ? Map.<String, String>of() : topic.tags();
    call.client()
        .put(
            "topic",
            topic.name(),
            new StoredTopic(
                topic.partitions(),
                topic.segments(),
                topic.cleanup(),
                topic.policy(),
                topic.owner(),
                tags,
                listeners));
    return topic;
  }

  @Override
  public Optional<Topic> find(Call<Broker> call, Id id) throws IOException {
    return call.client().get("topic", id.name(), StoredTopic.class).map(stored -> read(id, stored));
  }

  private static Topic read(Id id, StoredTopic stored) {
    var listeners =
        stored.listeners().entrySet().stream()
            .map(listener -> new Topic.Listener(listener.getKey(), listener.getValue()))
            .collect(Collectors.toSet());
    var policy = stored.policy() == null || stored.policy().isEmpty() ? null : stored.policy();
    return new Topic(
        id.name(),
        id.name(),
        stored.partitions(),
        stored.segments(),
        stored.cleanup(),
        policy,
        stored.owner(),
        stored.tags(),
        listeners);
  }

  @Override
  public void delete(Call<Broker> call, Stored last) throws IOException {
    call.client().delete("topic", last.name());
  }
}
