package dev.terrane.examples.kotlin

import dev.terrane.provider.ApplyCall
import dev.terrane.provider.Call
import dev.terrane.provider.resource.HandleResource
import dev.terrane.provider.validation.PlanCall
import dev.terrane.provider.resource.Planning
import dev.terrane.provider.schema.Attribute
import dev.terrane.provider.schema.AttributeType
import dev.terrane.provider.schema.ObjectView
import dev.terrane.provider.schema.Schema
import dev.terrane.provider.schema.ValueView
import java.nio.file.Path
import java.util.Optional

val PATH: Attribute<String> =
    Attribute.string("path").required().identity().describedAs("Path of the file.")

val ENTRIES: Attribute<Map<String, String>> =
    Attribute.of("entries", AttributeType.map(AttributeType.STRING))
        .required()
        .describedAs("The entries by key.")

val DIGEST: Attribute<String> =
    Attribute.string("digest")
        .computed()
        .changesWith(ENTRIES)
        .describedAs("SHA-256 of the entries.")

private val SCHEMA: Schema =
    Schema.resource(PATH, ENTRIES, DIGEST)
        .describedAs("A .properties file; comments in it are not preserved.")

/** Manages a whole .properties file. */
class FileResource : HandleResource<Path>, Planning<Path, ValueView, ObjectView, ValueView> {
    override fun name() = "file"

    override fun schema(): Schema = SCHEMA

    /** The digest depends on the entries only, so it is known in the plan. */
    override fun plan(call: PlanCall<Path>, config: ValueView, before: ObjectView?, proposed: ValueView): ValueView =
        proposed.with(DIGEST, config.get(ENTRIES).map(::digest))

    override fun create(call: ApplyCall<Path>, input: ObjectView): ObjectView {
        val file = file(call, input)
        if (file.exists()) {
            throw PATH.error(
                "File exists already",
                "${file.path} already exists. Import it, or choose another path.",
            )
        }
        return write(file, input)
    }

    override fun update(call: ApplyCall<Path>, before: ObjectView, input: ObjectView): ObjectView =
        write(file(call, input), input)

    override fun read(call: Call<Path>, last: ObjectView): Optional<ObjectView> =
        Optional.ofNullable(file(call, last).read())
            .map { entries -> last.with(ENTRIES, entries).with(DIGEST, digest(entries)) }

    override fun delete(call: Call<Path>, last: ObjectView) = file(call, last).delete()

    private fun file(call: Call<Path>, view: ObjectView) = PropertiesFile(call.client().resolve(view.get(PATH)))

    private fun write(file: PropertiesFile, input: ObjectView): ObjectView {
        val entries = input.get(ENTRIES)
        file.write(entries)
        return input.with(DIGEST, digest(entries))
    }
}
