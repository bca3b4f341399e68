import type { LeavingPart } from '#server/server-feature.ts';
import { answerersOf } from '../../rules/talk/who-answers.ts';
import { exhibitorsOf } from '../exhibitor/exhibitors.ts';
import { placeOfTalk } from './booth-of-talk.ts';
import { sendTalkMails } from './talk-mails.ts';
import type { TalkServices } from './talk-services.ts';
import { changeTalk, openTalksAnsweredBy, openTalksOfVisitor, type StoredTalk } from './talk-store.ts';

/**
 * Cancels the coming talks of a member whose account is erased, and tells the other side so without a name. A talk that
 * another exhibitor of the booth can answer stays.
 */
export function leaveTalks(services: TalkServices): LeavingPart {
  return async (memberId, now) => {
    const { database, site } = services;
    const own = await openTalksOfVisitor(database, memberId, now);
    const answered = (await openTalksAnsweredBy(database, memberId, now)).filter((talk) => talk.memberId !== memberId);
    const places = new Map<number, Awaited<ReturnType<typeof placeOfTalk>>>();
    for (const talk of [...own, ...answered]) places.set(talk.reservationId, await placeOfTalk(site, talk));

    return async (tx) => {
      const tell = async (before: StoredTalk, talk: StoredTalk): Promise<void> => {
        const place = places.get(talk.reservationId);
        if (place === undefined) return;
        const wasApproved = before.status === 'approved';
        await sendTalkMails(services, tx, { ...place, talk, news: 'left', wasApproved, leaver: memberId });
      };
      for (const talk of own) {
        // The row is deleted with the account.
        const ended: StoredTalk = { ...talk, status: 'cancel', changedAt: now, changes: talk.changes + 1 };
        await tell(talk, { ...ended, name: '', mail: '', company: '', contents: '' });
      }
      for (const talk of answered) {
        const exhibitors = await exhibitorsOf({ kysely: tx }, talk.siteKey, talk);
        const others = exhibitors.filter((one) => one.memberId !== memberId);
        if (answerersOf(others, talk.administratorId).length > 0) continue;
        const to = talk.status === 'approved' ? 'reject' : 'unapproved';
        const ended = await changeTalk(tx, talk.reservationId, { from: talk.status, to, reason: null }, now);
        if (ended !== undefined) await tell(talk, ended);
      }
    };
  };
}
