/// Tests each annotation of a component, through processor and engine. Must not contain resources.
@NullMarked
package dev.terrane.tests.records.rows;

import org.jspecify.annotations.NullMarked;
