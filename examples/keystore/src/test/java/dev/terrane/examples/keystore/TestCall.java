package dev.terrane.examples.keystore;

import dev.terrane.provider.Await;
import dev.terrane.provider.Log;
import dev.terrane.provider.PrivateState;
import dev.terrane.provider.StoredState;
import dev.terrane.provider.Writing;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/// A call without Terraform, which remembers what it was told.
record TestCall(Stores client, List<StoredState> checkpoints, List<String> warnings)
    implements Writing<Stores> {
  TestCall(Stores client) {
    this(client, new ArrayList<>(), new ArrayList<>());
  }

  @Override
  public <S extends StoredState> S checkpoint(S state) {
    checkpoints.add(state);
    return state;
  }

  @Override
  public void warn(String summary, String detail) {
    warnings.add(summary + ": " + detail);
  }

  @Override
  public <T> Await<T> await(String what, Callable<? extends T> probe) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Held lock(String key) {
    throw new UnsupportedOperationException();
  }

  @Override
  public PrivateState privateState() {
    throw new UnsupportedOperationException();
  }

  @Override
  public boolean stopped() {
    return false;
  }

  @Override
  public Log log() {
    return (_, _, _) -> {};
  }
}
