/// How a plan comes about: defaults, computed values, replacement. No author code but rules on
/// handles, no session and no encoding ever enters here.
@NullMarked
package dev.terrane.engine.plan;

import org.jspecify.annotations.NullMarked;
