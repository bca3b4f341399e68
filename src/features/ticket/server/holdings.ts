import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/database/tables.ts';

/** What somebody has of the tickets of a content. */
export interface Holdings {
  /** Tickets they hold or have places of; who applied to a lottery owns nothing of it yet. */
  ownedTicketIds: number[];
  /** How many of each they bought, held places and applications too; what was handed on still counts. */
  boughtNumbers: ReadonlyMap<number, number>;
  /** Lotteries that are not drawn yet. */
  appliedTicketIds: number[];
}

export const nothingHeld: Holdings = { ownedTicketIds: [], boughtNumbers: new Map(), appliedTicketIds: [] };

/** One statement; nothing for a visitor. */
export async function readHoldings(
  connection: Kysely<Tables>,
  { siteKey, contentId }: { siteKey: string; contentId: number },
  memberId: number | undefined,
): Promise<Holdings> {
  if (memberId === undefined) return nothingHeld;
  const { rows } = await sql<{ ticket_id: number; owned: boolean; bought: number; applied: boolean }>`
    select ticket_id,
      bool_or(holder_id = ${memberId} and state in ('held', 'issued')) as owned,
      (count(*) filter (where purchaser_id = ${memberId}))::integer as bought,
      bool_or(purchaser_id = ${memberId} and state = 'applied') as applied
    from (
      select ticket_id, holder_id, purchaser_id, state from purchased_ticket
      where purchaser_id = ${memberId} and site_key = ${siteKey} and content_id = ${contentId}
        and state in ('applied', 'held', 'issued')
      union all
      select ticket_id, holder_id, purchaser_id, state from purchased_ticket
      where holder_id = ${memberId} and site_key = ${siteKey} and content_id = ${contentId}
        and purchaser_id is distinct from holder_id and state = 'issued'
    ) as theirs group by ticket_id`.execute(connection);
  return {
    ownedTicketIds: rows.filter(({ owned }) => owned).map(({ ticket_id }) => ticket_id),
    boughtNumbers: new Map(rows.filter(({ bought }) => bought > 0).map(({ ticket_id, bought }) => [ticket_id, bought])),
    appliedTicketIds: rows.filter(({ applied }) => applied).map(({ ticket_id }) => ticket_id),
  };
}
