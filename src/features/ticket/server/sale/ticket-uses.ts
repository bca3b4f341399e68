import { sql } from 'kysely';
import { contentsOf, type ReadDraft } from '#features/site/server.ts';
import type { Database } from '#server/database/database.ts';
import type { PaidContent } from '../../rules/sale/method-warnings.ts';
import type { TicketUses } from '../../rules/sale/ticket-warnings.ts';
import { isPaid } from './sale-content.ts';

/** What visitors have of the tickets of a site; those that nobody has are left out. */
export async function readTicketUses({ kysely }: Pick<Database, 'kysely'>, siteKey: string): Promise<TicketUses[]> {
  const { rows } = await sql<TicketUses>`
    select t.content_id as "contentId", t.ticket_id as "detailId",
      count(*) filter (where t.state = 'issued')::int as sold,
      count(*) filter (where t.state in ('applied', 'held'))::int as waiting,
      coalesce(max(s.taken), 0)::int as taken
    from purchased_ticket t
    left join ticket_stock s
      on s.site_key = t.site_key and s.content_id = t.content_id and s.ticket_id = t.ticket_id
    where t.site_key = ${siteKey}
    group by t.content_id, t.ticket_id order by 1, 2`.execute(kysely);
  return rows;
}

/** The ticket contents that the draft of a site shows. */
export function paidContentsOf(draft: ReadDraft): PaidContent[] {
  return contentsOf(draft, 'ticket')
    .filter(({ module }) => module.visible)
    .map(({ module: { contentId, serverContent }, items }) => ({
      contentId,
      isPaid: items.some((item) => (item.enableMultiplePrice ? item.multiplePrices.some(isPaid) : isPaid(item))),
      methods: serverContent.payment.methods,
      isBankDeferred: serverContent.payment.isBankDeferred,
      bankReceiver: serverContent.payment.bankReceiver,
    }));
}
