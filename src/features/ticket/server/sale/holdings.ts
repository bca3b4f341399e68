import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/database/tables.ts';
import type { SaleKey } from '../../rules/sale/sale-key.ts';

/** The tickets of a content that a member has. */
export interface Holdings {
  /** Tickets they hold, and what may still become theirs: what waits to be paid, or for a draw. */
  ownedTicketIds: number[];
  /** Of these the ones they hold already. */
  issuedTicketIds: number[];
  /** How many of each they bought, held places and applications too; what was handed on still counts. */
  boughtNumbers: ReadonlyMap<number, number>;
  /** Lotteries that are not drawn yet. */
  appliedTicketIds: number[];
}

export const nothingHeld: Holdings = {
  ownedTicketIds: [],
  issuedTicketIds: [],
  boughtNumbers: new Map(),
  appliedTicketIds: [],
};

/** One statement with an index lookup for each member; a member without tickets is not in the answer. */
export async function readHoldings(
  connection: Kysely<Tables>,
  { siteKey, contentId }: SaleKey,
  memberIds: readonly number[],
): Promise<Map<number, Holdings>> {
  const { rows } = await sql<{
    member_id: number;
    ticket_id: number;
    owned: boolean;
    issued: boolean;
    bought: number;
    applied: boolean;
  }>`
    select m.member_id, theirs.* from unnest(${memberIds}::integer[]) as m (member_id) cross join lateral (
      select ticket_id,
        bool_or(holder_id = m.member_id) as owned,
        bool_or(holder_id = m.member_id and state = 'issued') as issued,
        (count(*) filter (where purchaser_id = m.member_id))::integer as bought,
        bool_or(purchaser_id = m.member_id and state = 'applied') as applied
      from (
        select ticket_id, holder_id, purchaser_id, state from purchased_ticket
        where purchaser_id = m.member_id and site_key = ${siteKey} and content_id = ${contentId}
          and state in ('applied', 'held', 'issued')
        union all
        select ticket_id, holder_id, purchaser_id, state from purchased_ticket
        where holder_id = m.member_id and site_key = ${siteKey} and content_id = ${contentId}
          and purchaser_id is distinct from holder_id and state = 'issued'
      ) as tickets group by ticket_id
    ) as theirs`.execute(connection);
  return new Map(
    [...Map.groupBy(rows, ({ member_id }) => member_id)].map(([memberId, its]) => [
      memberId,
      {
        ownedTicketIds: its.filter(({ owned }) => owned).map(({ ticket_id }) => ticket_id),
        issuedTicketIds: its.filter(({ issued }) => issued).map(({ ticket_id }) => ticket_id),
        boughtNumbers: new Map(its.filter(({ bought }) => bought > 0).map((row) => [row.ticket_id, row.bought])),
        appliedTicketIds: its.filter(({ applied }) => applied).map(({ ticket_id }) => ticket_id),
      },
    ]),
  );
}
