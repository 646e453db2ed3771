/// Validation of configurations and plans of the provider, of resources and of data sources.
@NullMarked
package dev.terrane.provider.validation;

import org.jspecify.annotations.NullMarked;
