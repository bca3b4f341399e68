import type { Transaction } from 'kysely';
import type { PublishedSite } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { Member } from '#kernel/member.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refusal.ts';
import {
  changeProblem,
  statusAt,
  type TalkActor,
  type TalkChange,
  type TalkStatus,
} from '../../rules/talk/talk-status.ts';
import { boothOfTalk, placeOfTalk } from './booth-of-talk.ts';
import { membersInCharge, sendTalkMails } from './talk-mails.ts';
import { refuseBeside } from './refuse-beside.ts';
import { refuseTalk } from './talk-refusal.ts';
import type { TalkServices, TalkTimes } from './talk-services.ts';
import { changeTalk, findTalk, lockSides, memberOfPerson, type StoredTalk, talkOfPerson } from './talk-store.ts';

export interface AskedChange {
  site: PublishedSite;
  member: Member;
  reservationId: number;
  to: TalkChange;
  /** The status that the member has seen. */
  from: TalkStatus;
  reason?: string;
  language: LanguageCode;
  now: Instant;
}

/** The part of a member in a talk of this site; 404 for everybody else, as for a talk that does not exist. */
export async function actorOf(
  { database }: TalkServices,
  { site, member, reservationId }: Pick<AskedChange, 'site' | 'member' | 'reservationId'>,
): Promise<{ talk: StoredTalk; by: readonly TalkActor[] }> {
  const talk = await findTalk(database, reservationId);
  if (talk === undefined || talk.siteKey !== site.siteKey) throw refuse('notFound');
  const by: TalkActor[] = [
    ...(talk.memberId === member.memberId ? (['visitor'] as const) : []),
    ...((await membersInCharge(database, talk)).includes(member.memberId) ? (['personInCharge'] as const) : []),
  ];
  if (by.length === 0) throw refuse('notFound');
  return { talk, by };
}

/** Changes a talk as one of its two sides (APPT-003, APPT-008). A repeated call answers what the first one did. */
export async function change(
  services: TalkServices,
  times: TalkTimes,
  asked: AskedChange,
  by: TalkActor,
): Promise<StoredTalk> {
  const { talk, by: sides } = await actorOf(services, asked);
  if (!sides.includes(by)) throw refuse('notFound');
  return changeAs(services, times, talk, asked, by);
}

/** Changes a talk of this site as one of its sides, whom somebody has checked. */
export async function changeAs(
  services: TalkServices,
  times: TalkTimes,
  talk: StoredTalk,
  { site, to, from, reason, language, now }: Omit<AskedChange, 'member' | 'reservationId'>,
  by: TalkActor,
): Promise<StoredTalk> {
  const { reservationId } = talk;
  if (talk.status === to && from !== to) return talk;
  const problem = changeProblem(talk, { to, from, by }, now);
  if (problem === 'begun') throw refuseTalk(({ begun }) => begun);
  if (problem !== undefined) throw refuseTalk(({ changed }) => changed);
  const booth = await boothOfTalk(services.site, site, talk);
  const outcome = await inTransaction(services.database, async (tx) => {
    const promised = to === 'approved' ? await promisedBeside(tx, talk) : undefined;
    if (promised !== undefined) return { promised };
    const changed = await changeTalk(tx, reservationId, { from, to, reason: reason ?? null }, now);
    if (changed === undefined) throw refuseTalk(({ changed: words }) => words);
    const wasApproved = from === 'approved';
    // That nobody answered is told when the time has passed.
    const news = to === 'unapproved' ? 'declined' : to;
    await sendTalkMails(services, tx, { site, booth, talk: changed, news, wasApproved });
    if (to === 'approved') await times.send({ reservationId }, { tx, startAfter: changed.endsAt });
    return { changed };
  });
  if (outcome.promised !== undefined) {
    throw await refuseBeside(services, outcome.promised, language, ({ promised }) => promised);
  }
  return outcome.changed;
}

/**
 * What the person in charge has promised to somebody else at this time, at another booth: their account may have been
 * tied to it after both were asked for.
 */
async function promisedBeside(tx: Transaction<Tables>, talk: StoredTalk): Promise<StoredTalk | undefined> {
  const person = await memberOfPerson({ kysely: tx }, talk);
  if (person === undefined) return undefined;
  await lockSides(tx, [person]);
  const { startsAt, endsAt, reservationId } = talk;
  return talkOfPerson({ kysely: tx }, person, { startsAt, endsAt, statuses: ['approved'], but: reservationId });
}

/** Stores the status that a talk has reached by time, and tells both sides about a request that nobody answered. */
export async function passTime(services: TalkServices, reservationId: number, now: Instant): Promise<void> {
  const { database, site: server } = services;
  const talk = await findTalk(database, reservationId);
  if (talk === undefined) return;
  const to = statusAt(talk, now);
  if (to === talk.status) return;
  const place = await placeOfTalk(server, talk);
  await inTransaction(database, async (tx) => {
    const changed = await changeTalk(tx, reservationId, { from: talk.status, to, reason: null }, now);
    if (changed === undefined || place === undefined || to !== 'unapproved') return;
    await sendTalkMails(services, tx, { ...place, talk: changed, news: 'unapproved' });
  });
}
