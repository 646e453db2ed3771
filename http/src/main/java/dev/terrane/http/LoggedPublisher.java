package dev.terrane.http;

import java.net.http.HttpRequest.BodyPublisher;
import java.nio.ByteBuffer;
import java.util.concurrent.Flow.Subscriber;
import java.util.concurrent.Flow.Subscription;
import java.util.function.Supplier;

/// The body of a request, which is logged while it is sent.
///
/// @param body creates the log of the body; a redirect and an authentication send it again
record LoggedPublisher(BodyPublisher publisher, Supplier<LoggedBody> body)
    implements BodyPublisher {
  @Override
  public long contentLength() {
    return publisher.contentLength();
  }

  @Override
  public void subscribe(Subscriber<? super ByteBuffer> subscriber) {
    publisher.subscribe(new Tee(subscriber, body.get()));
  }

  private record Tee(Subscriber<? super ByteBuffer> target, LoggedBody body)
      implements Subscriber<ByteBuffer> {
    @Override
    public void onSubscribe(Subscription subscription) {
      target.onSubscribe(subscription);
    }

    @Override
    public void onNext(ByteBuffer part) {
      body.add(part);
      target.onNext(part);
    }

    @Override
    public void onError(Throwable thrown) {
      target.onError(thrown);
    }

    @Override
    public void onComplete() {
      body.end();
      target.onComplete();
    }
  }
}
