package dev.terrane.testkit;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/// Random names and values for tests, for example of objects that several runs of a test create in
/// the same account:
///
/// ```
/// var random = RandomData.create();
/// var name = random.name("acc-test-");
/// ```
///
/// The same seed returns the same values in the same order. The first [#create] writes the seed of
/// the run to the log of the test; `-Dterrane.seed=N` repeats the run. To repeat single tests of a
/// class, keep one source in a static field. Not for secrets. Thread-safe.
public final class RandomData {
  /// The system property with the seed of the run.
  public static final String SEED = "terrane.seed";

  /// The characters of [#name].
  private static final String NAME = "abcdefghijklmnopqrstuvwxyz0123456789";

  private static final int NAME_LENGTH = 10;

  private static final StackWalker CALLER =
      StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);

  /// Created by the first use, because it writes to the log.
  private static final class Run {
    private static final RunSeeds SEEDS = RunSeeds.ofProcess();
  }

  private final long seed;
  private final RandomGenerator random;

  private RandomData(long seed) {
    this.seed = seed;
    // Its sequence is specified, so a seed has the same values in each version of Java.
    this.random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
  }

  /// Creates a source whose seed depends on that of the run, on the calling class and on the number
  /// of sources that this class has created before. So the sources of one run have different
  /// values. The seed of the run is the system property `terrane.seed`, or a new one.
  ///
  /// @return the source
  /// @throws IllegalArgumentException if the property is not a number
  public static RandomData create() {
    return ofSeed(Run.SEEDS.next(CALLER.getCallerClass()));
  }

  /// Creates a source.
  ///
  /// @param seed determines the values
  /// @return the source
  public static RandomData ofSeed(long seed) {
    return new RandomData(seed);
  }

  /// {@return the seed, with which [#ofSeed] repeats the values}
  public long seed() {
    return seed;
  }

  /// Returns a name that other runs of the test do not have.
  ///
  /// @param prefix the start of the name, by which leftovers of tests can be found
  /// @return the prefix and ten lower-case letters and digits
  public String name(String prefix) {
    return prefix + text(NAME_LENGTH, NAME);
  }

  /// Returns a text.
  ///
  /// @param length the number of characters, not negative
  /// @param characters the characters to choose from, not empty
  /// @return the text
  /// @throws IllegalArgumentException if the length is negative or there are no characters
  public synchronized String text(int length, String characters) {
    if (length < 0 || characters.isEmpty()) {
      throw new IllegalArgumentException("a text needs a length and characters to choose from");
    }
    var text = new StringBuilder(length);
    for (var i = 0; i < length; i++) {
      text.append(characters.charAt(random.nextInt(characters.length())));
    }
    return text.toString();
  }

  /// Returns an integer.
  ///
  /// @param least the smallest possible value
  /// @param most the largest possible value, not less than the smallest
  /// @return an integer, both limits included
  /// @throws IllegalArgumentException if the limits are in the wrong order
  public synchronized int integer(int least, int most) {
    if (least > most) {
      throw new IllegalArgumentException(least + " is more than " + most);
    }
    return (int) random.nextLong(least, most + 1L);
  }

  /// Returns an element.
  ///
  /// @param elements the elements to choose from, not empty
  /// @param <T> the type of the elements
  /// @return one of them
  /// @throws IllegalArgumentException if there are none
  @SafeVarargs
  @SuppressWarnings("varargs") // The array is only read.
  public final <T> T oneOf(T... elements) {
    if (elements.length == 0) {
      throw new IllegalArgumentException("there is nothing to choose from");
    }
    return elements[integer(0, elements.length - 1)];
  }

  /// Returns an IP address.
  ///
  /// @param prefix an IPv4 or IPv6 prefix, for example `10.0.0.0/16`
  /// @return an address of it, possibly the first or the last
  /// @throws IllegalArgumentException if the text is not a prefix
  public synchronized String address(String prefix) {
    var slash = prefix.indexOf('/');
    try {
      var network = InetAddress.ofLiteral(prefix.substring(0, slash)).getAddress();
      var length = Integer.parseInt(prefix.substring(slash + 1));
      return InetAddress.getByAddress(filled(network, length)).getHostAddress();
    } catch (IndexOutOfBoundsException | IllegalArgumentException | UnknownHostException e) {
      throw new IllegalArgumentException(
          "\"" + prefix + "\" is not a prefix such as 10.0.0.0/16", e);
    }
  }

  /// The address with random bits after its first ones.
  private byte[] filled(byte[] network, int length) {
    if (length < 0 || length > network.length * Byte.SIZE) {
      throw new IllegalArgumentException("length " + length);
    }
    var filled = network.clone();
    for (var bit = length; bit < network.length * Byte.SIZE; bit++) {
      var mask = 0x80 >> (bit % Byte.SIZE);
      var at = bit / Byte.SIZE;
      filled[at] = (byte) (random.nextBoolean() ? filled[at] | mask : filled[at] & ~mask);
    }
    return filled;
  }
}
