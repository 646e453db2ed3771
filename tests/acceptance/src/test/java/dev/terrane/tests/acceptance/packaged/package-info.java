/// The examples as packages, made by the packager's command line and installed as users do.
@NullMarked
package dev.terrane.tests.acceptance.packaged;

import org.jspecify.annotations.NullMarked;
