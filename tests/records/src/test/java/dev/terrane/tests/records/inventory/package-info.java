/// Tests of list resources as records. Must not use test code of other packages.
@NullMarked
package dev.terrane.tests.records.inventory;

import org.jspecify.annotations.NullMarked;
