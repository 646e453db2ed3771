/// How a plan comes about: defaults, computed values, replacement; and what the framework itself
/// knows of a value that an author gives back. No author code but rules on handles, no session and
/// no encoding ever enters here.
@NullMarked
package dev.terrane.engine.plan;

import org.jspecify.annotations.NullMarked;
