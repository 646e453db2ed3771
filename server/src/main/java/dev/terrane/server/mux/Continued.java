package dev.terrane.server.mux;

import java.util.Iterator;

/** The requests of a stream of which the first one has been read. */
final class Continued<Q> implements Iterator<Q> {
  private final Q first;
  private final Iterator<Q> others;
  private boolean isBegun;

  Continued(Q first, Iterator<Q> others) {
    this.first = first;
    this.others = others;
  }

  @Override
  public boolean hasNext() {
    return !isBegun || others.hasNext();
  }

  @Override
  public Q next() {
    if (isBegun) {
      return others.next();
    }
    isBegun = true;
    return first;
  }
}
