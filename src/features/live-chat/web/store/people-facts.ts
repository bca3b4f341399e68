import type { KnownPerson } from '../../contract/search.ts';
import type { OwnChat } from '../../rules/channel/room-shapes.ts';

/** What an open page knows of the member's own: of the rooms that it has, and of the people whom it met. */
export interface PeopleFacts {
  /** People who are contacts and not deleted. */
  contacts: ReadonlySet<number>;
  mutedRooms: ReadonlySet<number>;
  blockedPeople: ReadonlySet<number>;
  /** People in lists of contacts that were read. */
  met: ReadonlySet<number>;
}

/** With an answer about rooms: it has what there is of these rooms and of the people in them. */
export function withPeopleOf(
  before: PeopleFacts,
  { user, rooms, muted_room_ids: muted, blocked_user_ids: blocked }: OwnChat,
): PeopleFacts {
  const ids = rooms.map(({ id }) => id);
  const people = rooms.flatMap(({ users }) => users.map(({ user_id: id }) => id));
  const others = rooms.filter(({ group }) => !group).flatMap(({ users }) => users.map(({ user_id: id }) => id));
  const contacts = user.contacts.filter(({ deleted }) => !deleted).map(({ user_id: id }) => id);
  return {
    contacts: changed(before.contacts, [...others, ...user.contacts.map(({ user_id: id }) => id)], contacts),
    mutedRooms: changed(before.mutedRooms, ids, muted),
    blockedPeople: changed(before.blockedPeople, people, blocked),
    met: before.met,
  };
}

/** With what these people are to the member. */
export function withKnownPeople(
  { contacts, blockedPeople, met }: PeopleFacts,
  asked: readonly number[],
  known: readonly KnownPerson[],
): Omit<PeopleFacts, 'mutedRooms'> {
  const those = (is: (one: KnownPerson) => boolean) => known.filter(is).map(({ user_id: id }) => id);
  return {
    met: new Set([...met, ...known.map(({ user_id: id }) => id)]),
    contacts: changed(
      contacts,
      asked,
      those(({ state }) => state !== 'deleted' && state !== 'blocked'),
    ),
    blockedPeople: changed(
      blockedPeople,
      asked,
      those(({ state }) => state === 'blocked'),
    ),
  };
}

function changed(before: ReadonlySet<number>, asked: readonly number[], now: readonly number[]): ReadonlySet<number> {
  const gone = new Set(asked);
  return new Set([...[...before].filter((id) => !gone.has(id)), ...now]);
}
