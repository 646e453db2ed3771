package dev.terrane.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** Writes one line per benchmark: its name and the median of one run in nanoseconds. */
final class Measure {
  private Measure() {}

  public static void main(String[] args) throws RunnerException, IOException {
    var options =
        new OptionsBuilder()
            .include(MessagePackBenchmark.class.getSimpleName())
            .forks(1)
            .warmupIterations(3)
            .warmupTime(TimeValue.seconds(1))
            .measurementIterations(3)
            .measurementTime(TimeValue.seconds(1))
            .build();
    var lines = new ArrayList<String>();
    for (var result : new Runner(options).run()) {
      var primary = result.getPrimaryResult();
      var median = primary.getStatistics().getPercentile(50);
      lines.add("%s %.0f".formatted(primary.getLabel(), median));
    }
    Files.write(Path.of(args[0]), lines);
  }
}
