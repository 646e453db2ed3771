package dev.terrane.examples.kotlin

import java.io.ByteArrayOutputStream
import java.nio.file.Files
import java.nio.file.NoSuchFileException
import java.nio.file.Path
import java.security.MessageDigest
import java.util.Properties
import kotlin.io.path.createParentDirectories
import kotlin.io.path.deleteIfExists
import kotlin.io.path.exists
import kotlin.io.path.inputStream
import kotlin.io.path.writeText

/** A file in the format of java.util.Properties. Does not depend on Terraform. */
class PropertiesFile(val path: Path) {
    fun exists() = path.exists()

    /** Its content, or null if there is no such file. */
    fun read(): Map<String, String>? =
        try {
            path.inputStream().use { input -> Properties().apply { load(input) } }.entries()
        } catch (_: NoSuchFileException) {
            null
        }

    fun write(entries: Map<String, String>) {
        path.createParentDirectories().writeText(text(entries))
    }

    fun delete() {
        path.deleteIfExists()
    }
}

private fun Properties.entries() = stringPropertyNames().associateWith { key -> getProperty(key) }.toSortedMap()

/** As Properties writes it, but without the date, so that the same entries are the same text. */
internal fun text(entries: Map<String, String>): String {
    val bytes = ByteArrayOutputStream()
    Properties().apply { putAll(entries) }.store(bytes, null)
    val lines = bytes.toString(Charsets.ISO_8859_1).lines().filterNot { it.isEmpty() || it.startsWith("#") }
    return lines.sorted().joinToString("") { "$it\n" }
}

internal fun digest(entries: Map<String, String>): String =
    MessageDigest.getInstance("SHA-256").digest(text(entries).toByteArray()).toHexString()
