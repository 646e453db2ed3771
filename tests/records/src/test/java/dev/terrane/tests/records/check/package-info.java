/// Tests of the provisioner.
@NullMarked
package dev.terrane.tests.records.check;

import org.jspecify.annotations.NullMarked;
