package dev.terrane.cty.internal;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.SortedMap;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * An immutable map from NFC-normalized names to values, sorted bytewise: the attributes of objects
 * and the elements of maps. The names are shared by all maps derived from one.
 *
 * @param <V> the type of the values
 */
@SuppressWarnings("JdkObsolete") // the views that NavigableMap adds to SortedMap have no use here
public final class NameMap<V> extends AbstractMap<String, V> implements SortedMap<String, V> {
  private final List<String> names;
  private final List<V> values;

  private NameMap(List<String> names, List<V> values) {
    this.names = names;
    this.values = values;
  }

  /**
   * Returns a copy of a map; the map itself if it is a NameMap.
   *
   * @param <V> the type of the values
   * @param map any map
   * @return the same entries, their names normalized
   * @throws IllegalArgumentException if two names are equal after normalization
   */
  @SuppressWarnings("unchecked") // an immutable map of a narrower type may be read as the wider one
  public static <V> NameMap<V> copyOf(Map<String, ? extends V> map) {
    if (map instanceof NameMap<?>) {
      return (NameMap<V>) map;
    }
    var entries = new ArrayList<Map.Entry<String, V>>(map.size());
    map.forEach((name, value) -> entries.add(Map.entry(Unicode.normalize(name), value)));
    entries.sort((a, b) -> Unicode.BYTEWISE.compare(a.getKey(), b.getKey()));
    var names = new String[entries.size()];
    var values = new Object[entries.size()];
    for (var i = 0; i < names.length; i++) {
      names[i] = entries.get(i).getKey();
      values[i] = entries.get(i).getValue();
      if (i > 0 && names[i].equals(names[i - 1])) {
        throw new IllegalArgumentException(
            "the name \"" + names[i] + "\" is given twice (names are equal after NFC)");
      }
    }
    return new NameMap<>(List.of(names), (List<V>) List.of(values));
  }

  /**
   * Replaces all values.
   *
   * @param <W> the type of the new values
   * @param replacements the new values, in the order of the names
   * @return a map with the same names
   * @throws IllegalArgumentException if there are more or fewer values than names
   */
  public <W> NameMap<W> withValues(List<? extends W> replacements) {
    if (replacements.size() != names.size()) {
      throw new IllegalArgumentException(
          "%d values are given for %d names".formatted(replacements.size(), names.size()));
    }
    return new NameMap<>(names, List.copyOf(replacements));
  }

  /**
   * Replaces one value.
   *
   * @param name a name of this map
   * @param value the new value
   * @return a map with the same names
   */
  public NameMap<V> with(String name, V value) {
    var replaced = new ArrayList<>(values);
    replaced.set(indexOf(name), value);
    return withValues(replaced);
  }

  /**
   * Compares names alone.
   *
   * @param other another map
   * @return whether both have the same names
   */
  public boolean hasNamesOf(NameMap<?> other) {
    return names.equals(other.names);
  }

  /**
   * Finds a name.
   *
   * @param name a normalized name
   * @return its index, negative if it is absent
   */
  public int indexOf(String name) {
    return Collections.binarySearch(names, name, Unicode.BYTEWISE);
  }

  /**
   * The names in order.
   *
   * @return an immutable list
   */
  public List<String> names() {
    return names;
  }

  @Override
  public void forEach(BiConsumer<? super String, ? super V> action) {
    for (var i = 0; i < names.size(); i++) {
      action.accept(names.get(i), values.get(i));
    }
  }

  // Most maps that are compared share their names, and need no look-up.
  @Override
  public boolean equals(@Nullable Object other) {
    if (other == this) {
      return true;
    }
    return other instanceof NameMap<?> that
        ? hasNamesOf(that) && values.equals(that.values)
        : super.equals(other);
  }

  @Override
  public int hashCode() {
    var hash = 0;
    for (var i = 0; i < names.size(); i++) {
      hash += names.get(i).hashCode() ^ values.get(i).hashCode();
    }
    return hash;
  }

  @Override
  public List<V> values() {
    return values;
  }

  @Override
  public @Nullable V get(@Nullable Object key) {
    var index = key instanceof String name ? indexOf(name) : -1;
    return index < 0 ? null : values.get(index);
  }

  @Override
  public boolean containsKey(@Nullable Object key) {
    return key instanceof String name && indexOf(name) >= 0;
  }

  @Override
  public int size() {
    return names.size();
  }

  @Override
  public Comparator<? super String> comparator() {
    return Unicode.BYTEWISE;
  }

  @Override
  public SortedMap<String, V> subMap(String from, String to) {
    return range(lowest(from), lowest(to));
  }

  @Override
  public SortedMap<String, V> headMap(String to) {
    return range(0, lowest(to));
  }

  @Override
  public SortedMap<String, V> tailMap(String from) {
    return range(lowest(from), size());
  }

  @Override
  public String firstKey() {
    return key(0);
  }

  @Override
  public String lastKey() {
    return key(size() - 1);
  }

  @Override
  public Set<Map.Entry<String, V>> entrySet() {
    return new Entries();
  }

  private String key(int index) {
    if (isEmpty()) {
      throw new NoSuchElementException("the map is empty");
    }
    return names.get(index);
  }

  private int lowest(String name) {
    var index = indexOf(name);
    return index < 0 ? -index - 1 : index;
  }

  private NameMap<V> range(int from, int to) {
    return new NameMap<>(names.subList(from, to), values.subList(from, to));
  }

  private final class Entries extends AbstractSet<Map.Entry<String, V>> {
    @Override
    public int size() {
      return names.size();
    }

    @Override
    public Iterator<Map.Entry<String, V>> iterator() {
      return new EntryIterator();
    }
  }

  private final class EntryIterator implements Iterator<Map.Entry<String, V>> {
    private int next;

    @Override
    public boolean hasNext() {
      return next < names.size();
    }

    @Override
    public Map.Entry<String, V> next() {
      if (!hasNext()) {
        throw new NoSuchElementException("there are no more entries");
      }
      var index = next++;
      return Map.entry(names.get(index), values.get(index));
    }
  }
}
