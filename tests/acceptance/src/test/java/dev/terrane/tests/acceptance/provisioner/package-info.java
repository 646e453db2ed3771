/// Provisioners on real CLIs.
@NullMarked
package dev.terrane.tests.acceptance.provisioner;

import org.jspecify.annotations.NullMarked;
