package dev.terrane.http;

import java.net.http.HttpResponse.BodySubscriber;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow.Subscription;

/// The body of a response, which is logged while it is received.
record LoggedSubscriber<T>(BodySubscriber<T> subscriber, LoggedBody body)
    implements BodySubscriber<T> {
  @Override
  public CompletionStage<T> getBody() {
    return subscriber.getBody();
  }

  @Override
  public void onSubscribe(Subscription subscription) {
    subscriber.onSubscribe(subscription);
  }

  @Override
  public void onNext(List<ByteBuffer> parts) {
    parts.forEach(body::add);
    subscriber.onNext(parts);
  }

  @Override
  public void onError(Throwable thrown) {
    body.end();
    subscriber.onError(thrown);
  }

  @Override
  public void onComplete() {
    body.end();
    subscriber.onComplete();
  }
}
