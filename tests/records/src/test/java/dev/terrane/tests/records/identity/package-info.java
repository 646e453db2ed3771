/// Identities and imports, from the record through processor and engine. Must not contain
/// resources.
@NullMarked
package dev.terrane.tests.records.identity;

import org.jspecify.annotations.NullMarked;
