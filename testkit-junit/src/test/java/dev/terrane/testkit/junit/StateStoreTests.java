package dev.terrane.testkit.junit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.provider.statestore.StateCall;
import dev.terrane.provider.statestore.StateContent;
import dev.terrane.provider.statestore.StateLock;
import dev.terrane.testkit.cli.CliFeature;
import dev.terrane.testkit.core.Core;
import dev.terrane.tests.house.Cellar;
import dev.terrane.tests.house.House;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// A state store that does what Terraform relies on, and others that do not.
@ProviderTest(House.class)
class StateStoreTests {
  private final Core core;

  StateStoreTests(Core core) {
    this.core = core;
  }

  private void store(Cellar cellar) {
    core.using(new House().with(cellar)).storesStates(cellar, in -> in);
  }

  private void assertFails(Cellar cellar, String message) {
    assertThatThrownBy(() -> store(cellar))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("the state store house_cellar: " + message);
  }

  @Test
  void aStateStoreStoresStates() {
    store(new Cellar());
  }

  @Test
  @Needs({CliFeature.HCL, CliFeature.STATE_STORES})
  void commandsOfTheCliKeepTheirStatesInAStore() {
    var written = new ArrayList<String>();
    store(
        new Cellar() {
          @Override
          public void store(String stateId, byte[] bytes) {
            written.add(stateId);
            super.store(stateId, bytes);
          }
        });
    assertThat(written).contains("default");
  }

  @Test
  @Needs({CliFeature.HCL, CliFeature.STATE_STORES})
  void aStateThatACommandDoesNotFindFails() {
    assertFails(
        new Cellar() {
          @Override
          public void store(String stateId, byte[] bytes) {
            if (!stateId.equals("default") || !new String(bytes, UTF_8).contains("one")) {
              super.store(stateId, bytes);
            }
          }
        },
        "the state has the output Optional.empty, not one");
  }

  @Test
  void aStoreThatIsNotEmptyFails() {
    var cellar = new Cellar();
    cellar.store("wine", new byte[] {1});
    assertFails(cellar, "its states are [wine] instead of []");
  }

  @Test
  void aStateThatIsCutOffFails() {
    assertFails(
        new Cellar() {
          @Override
          public void store(String stateId, byte[] bytes) {
            super.store(stateId, Arrays.copyOf(bytes, 10));
          }
        },
        "read of a state of 2621440 bytes returned 10, which differ from byte 10 on");
  }

  @Test
  void aStateOfAnotherIdFails() {
    assertFails(
        new Cellar() {
          @Override
          public void store(String stateId, byte[] bytes) {
            super.store("test-a", bytes);
          }
        },
        "its states are [test-a] instead of [test-a, test-b]");
  }

  @Test
  void aStateThatExistsBeforeItIsWrittenFails() {
    assertFails(
        new Cellar() {
          @Override
          public Optional<StateContent> read(StateCall call, String stateId) {
            return Optional.of(StateContent.of(new byte[] {1}));
          }
        },
        "read of a state of 0 bytes returned 1");
  }

  @Test
  void aStateThatIsLockedTwiceFails() {
    assertFails(
        new Cellar() {
          @Override
          public void lock(StateCall call, String stateId, StateLock lock) {}
        },
        "a state was locked twice");
  }

  @Test
  void aLockThatAnyIdUnlocksFails() {
    assertFails(
        new Cellar() {
          @Override
          public void unlock(StateCall call, String stateId, String lockId) {}
        },
        "a lock of another ID was unlocked");
  }

  @Test
  void aLockOfAllStatesFails() {
    assertFails(
        new Cellar() {
          @Override
          public void lock(StateCall call, String stateId, StateLock lock) {
            super.lock(call, "all", lock);
          }

          @Override
          public void unlock(StateCall call, String stateId, String lockId) {
            super.unlock(call, "all", lockId);
          }
        },
        "lock of a state that is not locked failed:");
  }

  @Test
  void aStateThatExistsAfterItsDeletionFails() {
    assertFails(
        new Cellar() {
          @Override
          public void delete(StateCall call, String stateId) {}
        },
        "its states are [test-a, test-b] instead of [test-a]");
  }

  @Test
  void aListThatFailsFails() {
    assertFails(
        new Cellar() {
          @Override
          public List<String> list(StateCall call) {
            throw new IllegalStateException("dark");
          }
        },
        "list failed:");
  }
}
