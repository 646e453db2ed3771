/// The journal of created objects: entries are kept until Terraform has recorded the objects, so
/// that the next plan can name those of a killed command. Only files and texts; no author code, no
/// schema and no environment ever enters here.
@NullMarked
package dev.terrane.engine.journal;

import org.jspecify.annotations.NullMarked;
