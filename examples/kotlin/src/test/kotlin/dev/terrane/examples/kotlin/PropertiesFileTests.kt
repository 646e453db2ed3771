package dev.terrane.examples.kotlin

import java.nio.file.Path
import kotlin.io.path.readText
import kotlin.io.path.writeText
import org.assertj.core.api.Assertions.assertThat
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

class PropertiesFileTests(@param:TempDir private val directory: Path) {
    private val file = PropertiesFile(directory.resolve("deep/app.properties"))

    @Test
    fun whatIsWrittenIsRead() {
        val entries = mapOf("a" to "1", " key:=" to " two\nlines ", "#no comment" to "ü", "" to "")
        file.write(entries)
        assertThat(file.read()).isEqualTo(entries)
    }

    @Test
    fun theSameEntriesAreTheSameText() {
        file.write(linkedMapOf("b" to "2", "a" to "1"))
        assertThat(file.path.readText()).isEqualTo("a=1\nb=2\n")
        assertThat(digest(linkedMapOf("b" to "2", "a" to "1"))).isEqualTo(digest(mapOf("a" to "1", "b" to "2")))
    }

    @Test
    fun theDigestTellsKeysFromValues() {
        assertThat(digest(mapOf("a" to "b=c"))).isNotEqualTo(digest(mapOf("a=b" to "c")))
    }

    @Test
    fun commentsAreNoEntries() {
        val edited = directory.resolve("edited.properties")
        edited.writeText("# by hand\n! so\na = 1\n")
        assertThat(PropertiesFile(edited).read()).isEqualTo(mapOf("a" to "1"))
    }

    @Test
    fun aFileThatIsGoneIsNothingToReadOrDelete() {
        assertThat(file.read()).isNull()
        file.delete()
        assertThat(file.exists()).isFalse()
    }
}
