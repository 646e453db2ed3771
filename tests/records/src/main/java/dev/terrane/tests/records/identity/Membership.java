package dev.terrane.tests.records.identity;

import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.Identity;
import dev.terrane.provider.resource.ImportId;
import java.util.List;
import java.util.Set;

/**
 * The membership of some users in a team.
 *
 * @param team the team
 * @param users the users, who identify it together with the team
 * @param shifts the hours, in the order of the users' choice
 * @param size the number of users
 */
@ManagedResource("membership")
@ImportId("{team}/{users:,}/{shifts:+}")
public record Membership(
    @Identity String team,
    @Identity Set<String> users,
    @Identity List<Integer> shifts,
    @Computed int size) {}
