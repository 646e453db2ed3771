/// Identities and imports, from the record through processor and engine. No resource ever enters
/// here.
@NullMarked
package dev.terrane.tests.records.identity;

import org.jspecify.annotations.NullMarked;
