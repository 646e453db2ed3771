package ${package};

import dev.terrane.provider.ProviderConfig;
import dev.terrane.provider.attribute.Default;

/**
 * Items in a directory.
 *
 * @param directory The directory of the items.
 */
@ProviderConfig("${provider}")
public record ${prefix}Config(@Default("items") String directory) {}
