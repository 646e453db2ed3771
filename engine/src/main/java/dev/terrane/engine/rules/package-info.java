/// The rules by which Terraform proposes, checks and stores values, written once: the engine checks
/// its own answers with them, and the test kit plays Terraform with them. Rules are named as in the
/// violations that they report. No operation, no request, no author's handler and no repair of what
/// an author returned beyond nulls and empty blocks ever enters here; every function is pure.
@NullMarked
package dev.terrane.engine.rules;

import org.jspecify.annotations.NullMarked;
