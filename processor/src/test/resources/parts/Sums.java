package parts;

import dev.terrane.provider.ProviderFunction;
import dev.terrane.provider.Value;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Functions of every kind. */
public final class Sums {
  private Sums() {}

  /** Joins. */
  @ProviderFunction("join")
  public static String join(String first, String... more) {
    return first + String.join("", more);
  }

  /** Joins as well. */
  @ProviderFunction("join_list")
  public static String join(List<String> all) {
    return String.join("", all);
  }

  @ProviderFunction("all")
  public static boolean all(boolean... values) {
    return values.length == 2 && values[0] && values[1];
  }

  @ProviderFunction("sum")
  public static int sum(int... values) {
    return Arrays.stream(values).sum();
  }

  @ProviderFunction("state")
  public static String state(Value<String> in) {
    return in.getClass().getSimpleName();
  }

  @ProviderFunction("or_none")
  public static @Nullable String orNone(@Nullable String text) {
    return text;
  }

  @ProviderFunction("swap")
  public static List<Pair> swap(Pair pair) {
    return List.of(new Pair(pair.left() + "'", pair.right() == null ? 1 : null));
  }

  /** Two values. */
  public record Pair(String left, @Nullable Integer right) {}
}
