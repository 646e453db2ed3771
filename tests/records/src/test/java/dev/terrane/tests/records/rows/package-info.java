/// What each word on a component does, from the record through processor and engine. No resource
/// ever enters here.
@NullMarked
package dev.terrane.tests.records.rows;

import org.jspecify.annotations.NullMarked;
