/// Tests of resources without a remote side. Must not use test code of other packages.
@NullMarked
package dev.terrane.tests.records.pet;

import org.jspecify.annotations.NullMarked;
