package dev.terrane.engine.resource;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.codec.MessagePack;
import dev.terrane.engine.journal.CreateRecorder;
import dev.terrane.engine.part.Resource;
import dev.terrane.engine.rules.Members;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Trait;
import java.util.List;
import java.util.Optional;

/// Reports the object of one create to the journal. Thread-safe.
record CreatedObject(CreateRecorder creation, JournalIdentity name) {
  static CreatedObject of(Session session, Resource resource, ObjectValue config) {
    var input =
        session.journal().isOff()
            ? new byte[0]
            : input(resource.schema().members(), config).orElse(new byte[0]);
    var creation = session.journal().creating(resource.typeName(), input);
    return new CreatedObject(creation, JournalIdentity.of(resource));
  }

  /// The arguments that the journal compares, encoded: the configuration without sensitive and
  /// write-only values and timeouts. Empty while a value is unknown.
  static Optional<byte[]> input(List<Attribute<?>> members, ObjectValue config) {
    var input = Members.map(members, config, CreatedObject::input);
    return input.isWhollyKnown()
        ? Optional.of(MessagePack.encode(input, Members.type(members)))
        : Optional.empty();
  }

  private static CtyValue input(Attribute<?> member, CtyValue value) {
    return member.is(Trait.SENSITIVE) || member.is(Trait.WRITE_ONLY) || member.is(Trait.OWNED)
        ? CtyValue.nullOf(member.ctyType())
        : value;
  }

  /// Records that the object exists, with its state. An object without an identity is not recorded.
  void exists(CtyValue state) {
    if (creation.isIgnored()) {
      return;
    }
    name.in(state).ifPresent(json -> creation.exists(json, name.isPublic()));
  }

  /// Records that the response is about to be sent.
  void answered(CtyValue state) {
    exists(state);
    creation.answered();
  }
}
