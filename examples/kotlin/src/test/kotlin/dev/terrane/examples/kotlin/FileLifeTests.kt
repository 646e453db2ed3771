package dev.terrane.examples.kotlin

import dev.terrane.provider.Diagnostic
import dev.terrane.testkit.cli.CliFeature
import dev.terrane.testkit.core.Configuration
import dev.terrane.testkit.core.Core
import dev.terrane.testkit.core.PlannedChange.Action
import dev.terrane.testkit.junit.Needs
import dev.terrane.testkit.junit.ProviderTest
import java.nio.file.Path
import kotlin.io.path.readText
import kotlin.io.path.writeText
import org.assertj.core.api.Assertions.assertThat
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

/** Properties files as Terraform creates, plans, imports and destroys them. */
@ProviderTest(PropertiesProviderType::class)
class FileLifeTests(core: Core, @param:TempDir private val directory: Path) {
    private val path = directory.resolve("app.properties")
    private val file =
        core.configured { it.set(ROOT, directory.toString()) }.resource(FileResource())

    private fun entries(entries: Map<String, String>): (Configuration) -> Configuration =
        { it.set(PATH, "app.properties").set(ENTRIES, entries) }

    @Test
    fun aFileIsCreatedChangedImportedAndDestroyed() {
        file.apply(entries(mapOf("a" to "1"))).importsById("app.properties")
        assertThat(path.readText()).isEqualTo("a=1\n")
        file.apply(entries(mapOf("b" to "2")))
        assertThat(file.state().get(DIGEST)).isEqualTo(digest(mapOf("b" to "2")))
        file.destroy()
        assertThat(directory).isEmptyDirectory()
    }

    @Test
    @Needs(CliFeature.RESOURCE_IDENTITY)
    fun aFileIsImportedByItsIdentity() {
        file.apply(entries(mapOf("a" to "1"))).importsByIdentity()
    }

    @Test
    fun theDigestIsKnownInThePlanIfTheEntriesAre() {
        assertThat(file.plan(entries(mapOf("a" to "1"))).isUnknown(DIGEST)).isFalse()
        val plan = file.plan { it.set(PATH, "app.properties").unknown(ENTRIES) }
        assertThat(plan.isUnknown(DIGEST)).isTrue()
    }

    @Test
    fun aCommentByHandIsNoChangeButAnEntryIs() {
        file.apply(entries(mapOf("a" to "1")))
        path.writeText("# by hand\na=1\n")
        assertThat(file.plan(entries(mapOf("a" to "1"))).action()).isEqualTo(Action.NO_OP)
        path.writeText("a=2\n")
        assertThat(file.plan(entries(mapOf("a" to "1"))).action()).isEqualTo(Action.UPDATE)
    }

    @Test
    fun aFileThatExistsAlreadyIsNotOverwritten() {
        path.writeText("mine=1\n")
        assertThat(file.applyFails(entries(mapOf("a" to "1"))))
            .extracting<String>(Diagnostic::summary)
            .containsExactly("File exists already")
        assertThat(path.readText()).isEqualTo("mine=1\n")
    }
}
