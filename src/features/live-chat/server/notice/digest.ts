import * as v from 'valibot';
import { listBlocked, membersById } from '#features/account/server.ts';
import type { Instant } from '#kernel/clock.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { isMailAddress } from '#server/mail/mail-address.ts';
import { isDigestDue, lookFor } from '../../rules/notice/notice-rules.ts';
import type { Tx } from '../room/room-log.ts';
import { findHome } from './chat-home.ts';
import { writeDigest } from './digest-mail.ts';
import type { NoticeServices } from './notice-services.ts';
import { type ClaimMail, claimMail } from './notice-settings.ts';
import { type Away, awayFrom } from './unread-rooms.ts';
import { unsubscribeUrl } from './unsubscribe.ts';

export interface Digests {
  /** Plans a look at the people of a room who may not have read a new message. */
  plan(roomId: number, sentAt: Instant, tx?: Tx): Promise<void>;
}

/**
 * Sends a person one mail about the messages that they did not read while they were away. `claim` is a parameter so
 * that a test can show what happens without it.
 */
export function createTellAway(
  services: Omit<NoticeServices, 'jobs'>,
  claim: ClaimMail = claimMail,
): (away: Away) => Promise<void> {
  const { database, clock, site, mail } = services;
  return async (away) => {
    const home = await findHome(site, away);
    if (home === undefined || !isDigestDue(away, clock())) return;
    const [member] = await membersById(database, [away.memberId]);
    if (member === undefined || !isMailAddress(member.mail)) return;
    if ((await listBlocked(database, home.site.siteKey)).has(away.memberId)) return;
    const unsubscribe = await unsubscribeUrl(services, home.site, away.profileId);
    if (unsubscribe === undefined) return;
    const letter = writeDigest(services, { away, home, to: member.mail, unsubscribe });
    if (letter === undefined) return;
    await inTransaction(database, async (tx) => {
      if (await claim(tx, away, clock())) await mail.send(letter, { tx });
    });
  };
}

export function createDigests(services: NoticeServices): Digests {
  const { database, jobs } = services;
  const tell = createTellAway(services);
  const look = jobs.define('chat-look', v.object({ roomId: v.number() }), async ({ roomId }) => {
    for (const away of await awayFrom(database, roomId)) await tell(away);
  });

  return {
    async plan(roomId, sentAt, tx) {
      const { turn, at } = lookFor(sentAt);
      await look.send({ roomId }, { startAfter: at, singletonKey: `${roomId}/${turn}`, ...(tx && { tx }) });
    },
  };
}
