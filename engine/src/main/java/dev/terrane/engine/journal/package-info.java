/// The objects that were created, written down until Terraform knows them, so that the next plan
/// can name those that a killed command has lost. Only files and texts; no author code, no schema
/// and no environment ever enters here.
@NullMarked
package dev.terrane.engine.journal;

import org.jspecify.annotations.NullMarked;
