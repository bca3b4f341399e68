/** What a contact or a blocked person is to a member; the person who has still to accept are they or the member. */
export const contactStates = ['accepted', 'sent', 'received', 'declined', 'deleted', 'blocked'] as const;
export type ContactState = (typeof contactStates)[number];

/** The lists of contacts: those one can write to, of these the ones who have accepted, the deleted ones, the blocked ones. */
export const contactLists = ['known', 'accepted', 'deleted', 'blocked'] as const;
export type ContactList = (typeof contactLists)[number];

const writable: readonly ContactState[] = ['accepted', 'sent', 'received'];

/** An invitation that the member has declined is in no list. */
export function statesOf(list: ContactList): readonly ContactState[] {
  return list === 'known' ? writable : [list];
}
