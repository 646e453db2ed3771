package ubi;

import dev.terrane.provider.Former;
import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.Identity;
import org.jspecify.annotations.Nullable;

@Former(version = 0)
record ClusterV0(@Identity String location, @Computed @Nullable String size) {}
