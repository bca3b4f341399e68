import { sql } from 'kysely';
import type { PersonalDataPart } from '#kernel/personal-data-part.ts';
import { formatInstant } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';

/** What a member was told of events that were called off, as buyer or as holder of a ticket, for their export. */
export function calledOffData({ kysely }: Pick<Database, 'kysely'>): PersonalDataPart {
  return {
    name: 'calledOff',
    tables: ['calling_off_news'],
    async read({ memberId }) {
      const { rows } = await sql<{ site_key: string; outcome: string; is_holder: boolean; told_at: Date | null }>`
        select n.site_key, n.outcome, n.holder_id is not null as is_holder, n.told_at
        from calling_off_news n join ticket_order o on o.order_id = n.order_id
        where n.holder_id = ${memberId} or (n.holder_id is null and o.purchaser_id = ${memberId})
        order by n.news_id`.execute(kysely);
      return rows.map(({ site_key: site, outcome, is_holder: isHolder, told_at: at }) => ({
        site,
        outcome,
        isHolder,
        toldAt: at === null ? null : formatInstant(at.getTime()),
      }));
    },
  };
}
