import { hasPurchases } from '#features/site/rules/has-purchases.ts';
import { type PublishedSite, sayIn, type SiteStore, spokenLanguage, type Visit } from '#features/site/server.ts';
import { checkinPeriod, checkinState } from '#features/ticket/rules/purchased/checkin-period.ts';
import { type PurchasedStatus, purchasedStatus } from '#features/ticket/rules/purchased/purchased-status.ts';
import { purchasedOfRow, readOutlines, type TicketOutline } from '#features/ticket/server.ts';
import type { Ahead } from '#kernel/ahead.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { pagePath } from '#kernel/page.ts';
import type { Database } from '#server/database/database.ts';
import type { AheadAsked } from '#server/server-feature.ts';
import { ticketDay } from '../rules/ticket-day.ts';
import { sortOut } from './sort-out.ts';

interface Services {
  database: Database;
  store: SiteStore;
}

/** What still opens a gate, now or later; a ticket to be paid at the venue is shown there too. */
const waiting: readonly PurchasedStatus[] = ['active', 'before', 'pay_locally'];

/** The tickets that a member still comes with, those of one kind and day together, in one statement. */
export async function ticketsAhead(
  { database, store }: Services,
  { visit: { site, context }, member: { memberId }, now }: AheadAsked<Visit>,
): Promise<Ahead[]> {
  const isShown = site.document.mypage?.isShowMyTicket && site.version !== 'draft';
  if (!isShown || !hasPurchases(site)) return [];
  const { portalId, siteKey, eventId } = site;
  const held = eventId === undefined ? { eventsOf: portalId } : { siteKey };
  const { owned, unpaid } = sortOut(await readOutlines(database.kysely, { holderId: memberId, ...held }), memberId);
  const siteOf = async (key: string): Promise<PublishedSite | undefined> => {
    if (key === siteKey) return site;
    const record = store.directory.named(key);
    return record?.portalId === portalId ? store.site(record) : undefined;
  };
  const ahead: Ahead[] = [];
  for (const [key, rows] of Map.groupBy([...owned, ...unpaid], ({ site_key }) => site_key)) {
    const event = await siteOf(key);
    if (event === undefined || event.isWithdrawn) continue;
    const asked = { event, language: context.language, isElsewhere: event !== site };
    const coming = rows.filter((row) => {
      const ticket = purchasedOfRow(row);
      return waiting.includes(purchasedStatus(ticket, now)) && checkinState(ticket, now) !== 'after';
    });
    const groups = Map.groupBy(coming, (row) => `${row.snapshot_id} ${row.success_slot_id ?? ''}`);
    for (const group of groups.values()) ahead.push(aheadOf(group[0]!, group.length, asked));
  }
  return ahead;
}

function aheadOf(
  row: TicketOutline,
  count: number,
  { event, language, isElsewhere }: { event: PublishedSite; language: LanguageCode; isElsewhere: boolean },
): Ahead {
  const { document } = event;
  const { overview } = document;
  const say = sayIn(document, spokenLanguage(document, language));
  const page = pagePath('myTicketDetail', { contentId: row.content_id });
  return {
    kind: 'ticket',
    title: say(overview.name) || say(document.webSetting.title),
    about: say(row.document.title),
    place: say(overview.placeName),
    ...ticketDay(checkinPeriod(purchasedOfRow(row)), { start: overview.startDate, end: overview.endDate }),
    count,
    path: `${page}?ticket=${row.purchased_ticket_id}`,
    event: isElsewhere
      ? { portalId: event.portalId, eventId: event.eventId ?? 0, ownDomain: event.ownDomain ?? null }
      : null,
  };
}
