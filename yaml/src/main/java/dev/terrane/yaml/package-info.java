/// Attributes that contain YAML. Must not be used by other modules of the framework, because each
/// provider would then contain a parser of YAML.
@NullMarked
package dev.terrane.yaml;

import org.jspecify.annotations.NullMarked;
