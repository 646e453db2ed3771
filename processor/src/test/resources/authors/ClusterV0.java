package ubi;

import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.Identity;
import dev.terrane.provider.resource.Former;
import org.jspecify.annotations.Nullable;

@Former(version = 0)
@Former(version = 2, type = "old_cluster", provider = "acme/old")
@Former(version = Former.ANY_VERSION, type = "older_cluster")
record ClusterV0(@Identity String location, @Computed @Nullable String size) {}
