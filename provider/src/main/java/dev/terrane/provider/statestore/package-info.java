/// State stores, in which Terraform stores its states. **Experimental**: only Terraform calls them,
/// and only in builds with experiments, so the types of this package may change in any release.
/// This package contains no RPCs and no protocol messages.
@NullMarked
package dev.terrane.provider.statestore;

import org.jspecify.annotations.NullMarked;
