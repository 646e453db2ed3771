/// The journal of created objects: entries are kept until Terraform has recorded the objects, so
/// that the next plan can name those of a killed command. It depends on files and texts only, not
/// on author code, schemas or environment variables.
@NullMarked
package dev.terrane.engine.journal;

import org.jspecify.annotations.NullMarked;
