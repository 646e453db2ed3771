package dev.terrane.benchmarks.calls;

/**
 * Prints what one call takes: its name, the bytes that it allocates, its CPU in microseconds, and
 * the CPU of each of the first hundred. In a new JVM for each operation, the last is that of a JVM
 * that has just been started.
 */
final class Calls {
  private static final int FIRST = 100;
  private static final int WARM_UP = 3_000;
  private static final int MEASURED = 2_000;

  private Calls() {}

  /** Measures the operation whose number is given; without one, calls each and prints how many. */
  public static void main(String[] args) {
    var operations = Operation.all();
    var connection = new Connection();
    if (args.length == 0) {
      operations.forEach(connection::call);
      System.out.println(operations.size());
    } else {
      System.out.println(line(connection, operations.get(Integer.parseInt(args[0]))));
    }
  }

  private static String line(Connection connection, Operation operation) {
    Runnable call = () -> connection.call(operation);
    var first = Counters.each(FIRST, call);
    Counters.each(WARM_UP, call);
    var warm = Counters.each(MEASURED, call);
    return "%s\t%d\t%.0f\t%.0f"
        .formatted(operation.name(), warm.bytes(), warm.nanos() / 1e3, first.nanos() / 1e3);
  }
}
