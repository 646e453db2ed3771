/// The rules by which Terraform proposes, checks and stores values, written once: the engine checks
/// its responses with them, and the module `core` simulates Terraform with them. Rules are named as
/// in the violations that they report. Every function is pure. Must not contain operations,
/// requests or calls of author code, and no correction of returned values except for nulls and
/// empty blocks.
@NullMarked
package dev.terrane.engine.rules;

import org.jspecify.annotations.NullMarked;
