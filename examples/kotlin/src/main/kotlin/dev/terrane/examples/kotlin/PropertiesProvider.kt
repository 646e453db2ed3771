package dev.terrane.examples.kotlin

import dev.terrane.provider.Connecting
import dev.terrane.provider.Part
import dev.terrane.provider.Provider
import dev.terrane.provider.Value
import dev.terrane.provider.schema.Attribute
import dev.terrane.provider.schema.Codec
import dev.terrane.provider.schema.ProviderType
import dev.terrane.provider.schema.Schema
import dev.terrane.provider.schema.ValueView
import java.nio.file.Path

internal val ROOT: Attribute<String> =
    Attribute.string("root")
        .optional()
        .describedAs("The base directory of relative paths; by default the working directory of Terraform.")

private val PROVIDER_BLOCK: Schema =
    Schema.provider(ROOT).describedAs("Properties files, as Java programs read them.")

/** The entry point by which the server finds this provider. */
class PropertiesProviderType : ProviderType<ValueView, Path> {
    override fun name() = "properties"

    override fun schema(): Schema = PROVIDER_BLOCK

    override fun codec(): Codec<ValueView> = Codec.values(PROVIDER_BLOCK)

    override fun provider(): Provider<ValueView, Path> = PropertiesProvider
}

/** Serves one session. There is nothing to connect to: its client is a directory. */
private object PropertiesProvider : Provider<ValueView, Path> {
    override fun connect(call: Connecting, config: ValueView): Path =
        when (val root = config.get(ROOT)) {
            is Value.Known -> Path.of(root.get())
            is Value.Null -> Path.of("")
            // With a wrong root, existing files would not be found.
            is Value.Unknown -> throw ROOT.error("Unknown root", "The root must be known during plan.")
        }

    override fun parts(): List<Part<Path>> = listOf(FileResource())
}
