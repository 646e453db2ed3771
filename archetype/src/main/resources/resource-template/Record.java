package ${package};

import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.attribute.Identity;

/**
 * An object of this resource.
 *
 * @param name The name of the object.
 * @param description The description of the object.
 */
@ManagedResource("${type}")
record ${record}(@Identity String name, @Default("") String description) {}
