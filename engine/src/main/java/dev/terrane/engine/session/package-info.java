/// The session of one provider instance: its parts, its client, and the calls of author code. Must
/// not contain rules of Terraform or encodings.
@NullMarked
package dev.terrane.engine.session;

import org.jspecify.annotations.NullMarked;
