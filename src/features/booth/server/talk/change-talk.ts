import type { PublishedSite } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { Member } from '#kernel/member.ts';
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
import { refuseTalk } from './talk-refusal.ts';
import type { TalkServices, TalkTimes } from './talk-services.ts';
import { changeTalk, findTalk, type StoredTalk } from './talk-store.ts';

export interface AskedChange {
  site: PublishedSite;
  member: Member;
  reservationId: number;
  to: TalkChange;
  /** The status that the member has seen. */
  from: TalkStatus;
  reason?: string;
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
  { site, to, from, reason, now }: Omit<AskedChange, 'member' | 'reservationId'>,
  by: TalkActor,
): Promise<StoredTalk> {
  const { reservationId } = talk;
  if (talk.status === to && from !== to) return talk;
  const problem = changeProblem(talk, { to, from, by }, now);
  if (problem === 'begun') throw refuseTalk(({ begun }) => begun);
  if (problem !== undefined) throw refuseTalk(({ changed }) => changed);
  const booth = await boothOfTalk(services.site, site, talk);
  return inTransaction(services.database, async (tx) => {
    const changed = await changeTalk(tx, reservationId, { from, to, reason: reason ?? null }, now);
    if (changed === undefined) throw refuseTalk(({ changed: words }) => words);
    const wasApproved = from === 'approved';
    await sendTalkMails(services, tx, { site, booth, talk: changed, news: to, wasApproved });
    if (to === 'approved') await times.send({ reservationId }, { tx, startAfter: changed.endsAt });
    return changed;
  });
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
