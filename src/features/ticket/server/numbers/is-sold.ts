import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';

const countedStates = sql`('applied', 'held', 'issued')`;

/** Whether somebody has a ticket of a content, or one of its tickets, or waits for one in a lottery or for a payment. */
export function createIsSold({ kysely }: Pick<Database, 'kysely'>) {
  return async (siteKey: string, contentId: number, detailId?: number): Promise<boolean> => {
    const { rows } = await sql<{ is_sold: boolean }>`
      select exists (
        select from purchased_ticket
        where site_key = ${siteKey} and content_id = ${contentId}
          and (${detailId ?? null}::int is null or ticket_id = ${detailId ?? null}::int)
          and state in ${countedStates}
      ) as is_sold`.execute(kysely);
    return rows[0]?.is_sold ?? false;
  };
}

/** The tickets of a content of which that is so. */
export function createSoldItems({ kysely }: Pick<Database, 'kysely'>) {
  return async (siteKey: string, contentId: number): Promise<number[]> => {
    const { rows } = await sql<{ ticket_id: number }>`
      select distinct ticket_id from purchased_ticket
      where site_key = ${siteKey} and content_id = ${contentId} and state in ${countedStates}
      order by ticket_id`.execute(kysely);
    return rows.map(({ ticket_id }) => ticket_id);
  };
}
