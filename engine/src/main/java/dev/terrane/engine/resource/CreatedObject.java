package dev.terrane.engine.resource;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.codec.MessagePack;
import dev.terrane.engine.journal.Creation;
import dev.terrane.engine.rules.Members;
import dev.terrane.engine.session.Resource;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Trait;
import java.util.List;
import java.util.Optional;

/// The object that a create makes, for the journal. Safe for many threads.
record CreatedObject(Creation creation, JournalName name) {
  static CreatedObject of(Session session, Resource resource, ObjectValue config) {
    var input = input(resource.schema().members(), config).orElse(new byte[0]);
    var creation = session.journal().creating(resource.typeName(), input);
    return new CreatedObject(creation, JournalName.of(resource));
  }

  /// What tells which arguments an object was created with: the configuration without what is
  /// sensitive and without what is no property of the object. Empty while it is not known.
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

  /// It exists, in this state. Without a name nobody could find it again.
  void exists(CtyValue state) {
    name.in(state).ifPresent(json -> creation.exists(json, name.isPublic()));
  }

  /// The answer is about to leave.
  void answered(CtyValue state) {
    exists(state);
    creation.answered();
  }
}
