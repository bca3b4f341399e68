import type { PublishedSite } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { PersonalDataPart } from '#kernel/personal-data-part.ts';
import { formatInstant } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import { statusAt } from '../../rules/talk/talk-status.ts';
import { talksOfVisitor } from './talk-store.ts';

/** The talks that a member has requested at a site, as `personal` answers them. */
export async function personalTalks(database: Database, site: PublishedSite, memberId: number, now: Instant) {
  if (!site.document.mypage.businessAppointment.commonContent.enable) return [];
  const talks = await talksOfVisitor(database, site.siteKey, memberId);
  return talks.map((talk) => ({
    reservationId: talk.reservationId,
    contentId: talk.contentId,
    detailId: talk.detailId,
    startAt: formatInstant(talk.startsAt),
    status: statusAt(talk, now),
  }));
}

/** The talks that members asked for, for their export. */
export function talkData(database: Database): PersonalDataPart {
  return {
    name: 'businessTalks',
    tables: ['talk_reservation'],
    async read({ memberId }) {
      const rows = await database.kysely
        .selectFrom('talk_reservation as r')
        .innerJoin('talk_calendar as p', 'p.calendar_id', 'r.calendar_id')
        .select(['p.site_key', 'p.content_id', 'p.detail_id', 'p.administrator_id', 'r.starts_at', 'r.ends_at'])
        .select(['r.status', 'r.name', 'r.mail', 'r.company', 'r.contents', 'r.reason', 'r.requested_at'])
        .where('r.member_id', '=', memberId)
        .orderBy('r.requested_at')
        .execute();
      return rows.map((row) => ({
        site: row.site_key,
        booth: { contentId: row.content_id, detailId: row.detail_id, administratorId: row.administrator_id },
        startsAt: row.starts_at,
        endsAt: row.ends_at,
        status: row.status,
        name: row.name,
        mail: row.mail,
        company: row.company,
        contents: row.contents,
        reason: row.reason,
        requestedAt: row.requested_at,
      }));
    },
  };
}
