import { createHash } from 'node:crypto';
import { type BoothPlace, boothsOfExhibitor, findBoothChat } from '#features/booth/server.ts';
import type { SiteServer } from '#features/site/server.ts';
import type { Clock } from '#kernel/clock.ts';
import { tokyoDay } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import { bodyProblem, tidyText } from '../../rules/text/chat-text.ts';
import { findToken } from '../profile/profile-store.ts';
import type { BoothOfToken, PairPorts } from '../room/pair-endpoints.ts';
import { type PlanNotices, storeMessages } from '../room/send-messages.ts';

interface ExhibitorServices {
  database: Database;
  site: Pick<SiteServer, 'store'>;
  clock: Clock;
  planNotices: PlanNotices;
}

/** The people who answer for a booth in the chat. An extoken of anybody else skips no consent. */
export function createExhibitorPorts({
  database,
  site: { store },
  clock,
  planNotices,
}: ExhibitorServices): Pick<PairPorts, 'findExhibitor' | 'autoReply'> {
  const isTied = async (siteKey: string, memberId: number, booth: BoothOfToken): Promise<boolean> => {
    const booths = await boothsOfExhibitor(database, siteKey, memberId);
    return booths.some(
      ({ contentId, detailId }) =>
        contentId === (booth.contentId ?? contentId) && detailId === (booth.detailId ?? detailId),
    );
  };

  return {
    async findExhibitor({ chat, profile }, extoken, booth) {
      const found = await findToken(database, profile, extoken);
      if (found === undefined || !(await isTied(chat.site.siteKey, found.memberId, booth))) return undefined;
      return found.profileId;
    },
    async autoReply({ chat, profile, say }, roomId, exhibitorId, { contentId, detailId }) {
      if (contentId === undefined || detailId === undefined) return;
      const booth = { contentId, detailId };
      const body = tidyText(say((await findBoothChat({ store }, chat.site, booth))?.autoReply), { isMultiline: true });
      if (bodyProblem(body) !== undefined) return;
      const day = tokyoDay(clock());
      const answerer = await answererOf(database, chat.site.siteKey, booth, profile.profileId, day, exhibitorId);
      if (answerer !== exhibitorId) return;
      const key = replyKey([chat.site.siteKey, contentId, detailId, profile.profileId, day]);
      const room = { sourceId: profile.sourceId, roomId, place: chat.place };
      const message = { sender: exhibitorId, key, type: 'TEXT', body, pictureId: null, meeting: null } as const;
      await storeMessages(database, room, [{ ...message, accepts: false }], clock, planNotices);
    },
  };
}

/** The exhibitor who sends the automatic reply to a person on a day: the one who was asked first. */
async function answererOf(
  { pool }: Pick<Database, 'pool'>,
  siteKey: string,
  { contentId, detailId }: BoothPlace,
  profileId: number,
  day: string,
  exhibitorId: number,
): Promise<number | undefined> {
  const { rows } = await pool.query<{ exhibitor_profile_id: number }>(
    `insert into chat_auto_reply as r (site_key, content_id, detail_id, chat_profile_id, day, exhibitor_profile_id)
    values ($1, $2, $3, $4, $5, $6)
    on conflict on constraint chat_auto_reply_once do update set exhibitor_profile_id = r.exhibitor_profile_id
    returning exhibitor_profile_id`,
    [siteKey, contentId, detailId, profileId, day, exhibitorId],
  );
  return rows[0]?.exhibitor_profile_id;
}

/** The same UUID for the same answer: a repeat is the stored message. */
function replyKey(parts: readonly (string | number)[]): string {
  const hex = createHash('sha256').update(parts.join(' ')).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
