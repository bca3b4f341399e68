import { addMember, findMember, giveRole, type MemberRole, takeRole } from '#features/account/server.ts';
import { memberTopic } from '#kernel/realtime/topics.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { tell } from '#server/realtime/hints.ts';
import { type NotingChanger, noteMemberChange } from './change-members.ts';

// Whoever has the shell sees every member. Histories and the log have what they change, as that of an organiser.

/** Makes an account without a password; false: there is one with this address. */
export async function addByShell(
  database: Database,
  changer: NotingChanger,
  realmKey: string,
  mail: string,
): Promise<boolean> {
  return inTransaction(database, async (tx) => {
    const queries = { kysely: tx };
    if (!(await addMember(queries, realmKey, mail, 'jpn'))) return false;
    const added = await findMember(queries, realmKey, mail);
    if (added !== undefined) await noteMemberChange(tx, changer, added.memberId, { kind: 'added', reason: '' });
    return true;
  });
}

/** Gives a role, or takes it; false: it was so before. */
export async function changeRoleByShell(
  database: Database,
  changer: NotingChanger,
  memberId: number,
  { role, isGiven, reason }: { role: MemberRole; isGiven: boolean; reason: string },
): Promise<boolean> {
  const isChanged = await inTransaction(database, async (tx) => {
    const change = isGiven ? giveRole : takeRole;
    if (!(await change({ kysely: tx }, changer.siteKey, memberId, role))) return false;
    const noted =
      role === 'blocked'
        ? ({ kind: isGiven ? 'blocked' : 'unblocked', reason } as const)
        : ({ kind: isGiven ? 'roleGiven' : 'roleTaken', role, reason } as const);
    await noteMemberChange(tx, changer, memberId, noted);
    return true;
  });
  if (isChanged) tell(database, memberTopic(memberId));
  return isChanged;
}
