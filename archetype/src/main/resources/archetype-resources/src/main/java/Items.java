package ${package};

import dev.terrane.provider.DataSource;
import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.Default;
import java.util.List;

/**
 * The names of items.
 *
 * @param prefix The beginning of the names.
 * @param names The names in alphabetical order.
 */
@DataSource("items")
record Items(@Default("") String prefix, @Computed List<String> names) {}
