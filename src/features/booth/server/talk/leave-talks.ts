import type { LeavingPart } from '#features/account/server.ts';
import { siteOfTalk } from './booth-of-talk.ts';
import { sendTalkMails } from './talk-mails.ts';
import type { TalkServices } from './talk-services.ts';
import { changeTalk, heldTalks, type StoredTalk } from './talk-store.ts';

/** Calls off the talks of a visitor whose account goes: the people of the booths would wait for nobody. */
export function leaveTalks(services: TalkServices): LeavingPart {
  const { database, site: server } = services;
  const cancelled = (talk: StoredTalk) => ({ from: talk.status, to: 'cancel', reason: null }) as const;
  return async (memberId, now) => {
    const held = await heldTalks(database, memberId, now);
    const placed = await Promise.all(held.map(async (talk) => ({ talk, ...(await siteOfTalk(server, talk)) })));
    return async (tx) => {
      for (const { talk, site, booth } of placed) {
        const changed = await changeTalk(tx, talk.reservationId, cancelled(talk), now);
        if (changed === undefined || site === undefined) continue;
        const event = { site, booth, talk: changed, news: 'cancel', isVisitorLeaving: true } as const;
        await sendTalkMails(services, tx, { ...event, wasApproved: talk.status === 'approved' });
      }
    };
  };
}
