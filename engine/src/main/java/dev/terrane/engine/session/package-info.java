/// One session with one provider instance: who is asked, with which client, and how author code is
/// reached. No rule of Terraform and no encoding ever enters here.
@NullMarked
package dev.terrane.engine.session;

import org.jspecify.annotations.NullMarked;
