import type { Transaction } from 'kysely';
import { addMember, endOtherSessions, findMember, giveRole, takeRole } from '#features/account/server.ts';
import { noteInLog, type Operator } from '#features/operator/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { mailAddressProblem, readMailAddress } from '#kernel/mail-address.ts';
import { memberTopic } from '#kernel/realtime/topics.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { tell } from '#server/realtime/hints.ts';
import type { GivenRole, MemberChangeKind } from '../rules/given-roles.ts';
import { refuseElsewhere, refuseMail } from './member-refusal.ts';
import { holdSeen, isAccountHere, type MembersPlace } from './seen-members.ts';

/** Who changes something of a member, and where. */
export interface MemberChanger {
  operator: Operator;
  place: MembersPlace;
  context: RequestContext;
}

interface Noted {
  kind: MemberChangeKind;
  role?: string;
  reason: string;
}

type Tx = Transaction<Tables>;

/** Who it was, for what is written down of it. */
export interface NotingChanger {
  operator: { operatorId: number | null; name: string };
  siteKey: string;
  context: Pick<RequestContext, 'requestId' | 'now'>;
}

/** Writes down at the member and in the log who did what and why, in the transaction of the change. */
export async function noteMemberChange(
  tx: Tx,
  { operator, siteKey, context }: NotingChanger,
  memberId: number,
  { kind, role = '', reason }: Noted,
): Promise<void> {
  await tx
    .insertInto('member_change')
    .values({
      site_key: siteKey,
      member_id: memberId,
      kind,
      role,
      operator_id: operator.operatorId,
      operator_name: operator.name,
      reason,
      made_at: new Date(context.now),
    })
    .execute();
  await noteInLog(tx, context, {
    operator,
    siteKey,
    action: `member.${kind}`,
    details: { memberId, ...(role !== '' && { role }) },
  });
}

const notingOf = ({ operator, place: { siteKey }, context }: MemberChanger): NotingChanger => ({
  operator,
  siteKey,
  context,
});

/**
 * Does something to a member whom the organiser sees, with their row locked: two organisers come one after the other, and
 * the second learns that it is done. Open pages of the member hear of it.
 */
async function change(
  database: Database,
  changer: MemberChanger,
  memberId: number,
  noted: Noted,
  make: (tx: Tx) => Promise<boolean>,
): Promise<boolean> {
  const isChanged = await inTransaction(database, async (tx) => {
    if (!(await holdSeen(tx, changer.place, memberId))) throw refuse('notFound');
    if (!(await make(tx))) return false;
    await noteMemberChange(tx, notingOf(changer), memberId, noted);
    return true;
  });
  if (isChanged) tell(database, memberTopic(memberId));
  return isChanged;
}

/** Gives a role, or takes it. False: it was so before. */
export async function changeRole(
  database: Database,
  changer: MemberChanger,
  memberId: number,
  { role, isGiven, reason }: { role: GivenRole; isGiven: boolean; reason: string },
): Promise<boolean> {
  const { siteKey } = changer.place;
  const kind = isGiven ? 'roleGiven' : 'roleTaken';
  return change(database, changer, memberId, { kind, role, reason }, (tx) =>
    (isGiven ? giveRole : takeRole)({ kysely: tx }, siteKey, memberId, role),
  );
}

/** Blocks a member at a site, or lets them again. */
export async function changeBlock(
  database: Database,
  changer: MemberChanger,
  memberId: number,
  { isBlocked, reason }: { isBlocked: boolean; reason: string },
): Promise<boolean> {
  const { siteKey } = changer.place;
  const kind = isBlocked ? 'blocked' : 'unblocked';
  return change(database, changer, memberId, { kind, reason }, (tx) =>
    (isBlocked ? giveRole : takeRole)({ kysely: tx }, siteKey, memberId, 'blocked'),
  );
}

/** Ends every session of an account of this site; answers how many there were. */
export async function signOutEverywhere(
  database: Database,
  changer: MemberChanger,
  memberId: number,
  reason: string,
): Promise<number> {
  if (!isAccountHere(changer.place)) throw refuseElsewhere();
  let ended = 0;
  await change(database, changer, memberId, { kind: 'signedOut', reason }, async (tx) => {
    ended = await endOtherSessions(tx, memberId);
    return ended > 0;
  });
  return ended;
}

/** Gives a role to whoever has a mail address; makes the account where there is none. */
export async function addWithRole(
  database: Database,
  changer: MemberChanger,
  { mail: typed, role, language }: { mail: string; role: GivenRole; language: LanguageCode },
): Promise<{ memberId: number; isNew: boolean; isChanged: boolean }> {
  const mail = readMailAddress(typed);
  const problem = mailAddressProblem(mail);
  if (problem !== undefined) throw refuseMail(problem);
  const { siteKey, realm } = changer.place;
  const done = await inTransaction(database, async (tx) => {
    const queries = { kysely: tx };
    const isNew = await addMember(queries, realm, mail, language);
    const member = await findMember(queries, realm, mail);
    if (member === undefined) throw refuse('notFound');
    const { memberId } = member;
    if (isNew) await noteMemberChange(tx, notingOf(changer), memberId, { kind: 'added', reason: '' });
    const isChanged = await giveRole(queries, siteKey, memberId, role);
    if (isChanged) await noteMemberChange(tx, notingOf(changer), memberId, { kind: 'roleGiven', role, reason: '' });
    return { memberId, isNew, isChanged };
  });
  if (done.isChanged) tell(database, memberTopic(done.memberId));
  return done;
}
