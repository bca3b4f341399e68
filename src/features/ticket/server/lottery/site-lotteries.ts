import { sql } from 'kysely';
import { modulesOf, type PublishedSite, type SiteStore } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { Waiting } from '#kernel/console/waiting.ts';
import { formatInstant } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import type { SiteLottery } from '../../contract/lottery.ts';
import type { TicketItem } from '../../documents.ts';
import type { ExclusionGroup } from '../../rules/sale/exclusion-groups.ts';
import { findSale } from '../sale/sale-content.ts';
import { announcedSource } from '../../rules/lottery/announced-source.ts';
import { announcedMs, askableFrom, closingOf, drawTime } from '../../rules/lottery/draw-times.ts';
import type { DrawSlot } from '../../rules/lottery/draw-lottery.ts';
import { canAnybodyWin } from '../../rules/lottery/further-draw.ts';
import { lotteryState } from '../../rules/lottery/lottery-state.ts';
import { type DrawKey, drawsOfSite, type DrawRow, slotsOf } from './draw-rows.ts';
import { areDrawsSettled, furtherDrawsOfSite, type FurtherRow, readFree, readWaiting } from './further-rows.ts';

interface Counts {
  applications: number;
  tickets: number;
  won: number;
  lost: number;
  issued: number;
  unpaid: number;
}
const nothing: Counts = { applications: 0, tickets: 0, won: 0, lost: 0, issued: 0, unpaid: 0 };

interface SlotCounts {
  first: number;
  taken: number;
}

type Place = { contentId: number; ticketId: number };
const keyOf = ({ contentId, ticketId }: Place): string => `${contentId}/${ticketId}`;

/** The lotteries of a published event in the order of its tickets. */
export async function siteLotteries(
  { database, store }: { database: Pick<Database, 'kysely'>; store: SiteStore },
  published: PublishedSite | undefined,
  now: Instant,
): Promise<SiteLottery[]> {
  if (published === undefined) return [];
  const { siteKey } = published;
  const items: (Place & { item: TicketItem })[] = [];
  for (const { contentId } of modulesOf(published, 'ticket')) {
    for (const item of (await store.items(published, 'ticket', contentId)) ?? []) {
      if (item.lottery !== undefined) items.push({ contentId, ticketId: item.detailId, item });
    }
  }
  if (items.length === 0) return [];
  const draws = new Map(
    (await drawsOfSite(database.kysely, siteKey)).map((row) => [
      keyOf({ contentId: row.content_id, ticketId: row.ticket_id }),
      row,
    ]),
  );
  const counts = await countApplications(database, siteKey);
  const slots = await countSlots(database, siteKey);
  const furtherByPlace = Map.groupBy(await furtherDrawsOfSite(database.kysely, siteKey), (row) =>
    keyOf({ contentId: row.content_id, ticketId: row.ticket_id }),
  );
  const groupsOf = async (contentId: number) => (await findSale(store, published, contentId)).rules.exclusionGroups;
  const lotteries: SiteLottery[] = [];
  for (const place of items) {
    const key = keyOf(place);
    const count = counts.get(key) ?? nothing;
    const further = furtherByPlace.get(key) ?? [];
    const free = await readFree(database.kysely, { siteKey, ...place }, place.item);
    lotteries.push({
      ...factsOf(place.item, draws.get(key), published, now),
      contentId: place.contentId,
      ticketId: place.ticketId,
      title: place.item.title,
      ...count,
      gone: count.won - count.issued - count.unpaid,
      slots: slotsOf(place.item).map(({ ticketSlotId, capacity }) => ({
        ticketSlotId,
        name: place.item.slots.find((slot) => slot.ticketSlotId === ticketSlotId)?.name ?? {},
        capacity,
        free: free.find((one) => one.ticketSlotId === ticketSlotId)?.capacity ?? 0,
        ...(slots.get(`${key}/${ticketSlotId}`) ?? { first: 0, taken: 0 }),
      })),
      drawsAgain: place.item.lottery?.drawsAgain ?? false,
      further: further.flatMap(({ draw_number: number, drawn_at, settled_at, ...row }) =>
        drawn_at === null
          ? []
          : {
              number,
              drawnAt: formatInstant(drawn_at.getTime()),
              listed: row.listed ?? 0,
              won: row.won ?? 0,
              isSettled: settled_at !== null,
            },
      ),
      next: await nextOf(
        database,
        { ...place, siteKey },
        { next: further.find(({ drawn_at }) => drawn_at === null), free, lost: count.lost, now },
        await groupsOf(place.contentId),
      ),
    });
  }
  return lotteries;
}

interface AfterDraw {
  next: FurtherRow | undefined;
  free: readonly DrawSlot[];
  lost: number;
  now: Instant;
}

/** The further draw that may come: who takes part, and whether they could win anything. */
async function nextOf(
  { kysely }: Pick<Database, 'kysely'>,
  key: DrawKey,
  { next, free, lost, now }: AfterDraw,
  exclusionGroups: readonly ExclusionGroup[],
): Promise<SiteLottery['next']> {
  if (next === undefined) return null;
  const waiting = await readWaiting(kysely, key, exclusionGroups);
  const said = (at: Date | null): string | null => (at === null ? null : formatInstant(at.getTime()));
  return {
    number: next.draw_number,
    waiting: waiting.length,
    waitingTickets: waiting.reduce((sum, { number }) => sum + number, 0),
    ineligible: Math.max(0, lost - waiting.length),
    isSettling: !(await areDrawsSettled(kysely, key)),
    canAnybodyWin: canAnybodyWin(free, waiting),
    drawAt: said(next.draw_at),
    isDrawing: next.draw_at !== null && next.draw_at.getTime() <= now,
    lapsedAt: said(next.lapsed_at),
  };
}

/** Lotteries that cannot be drawn before the organiser enters the value that was announced. */
export async function waitingValues({ kysely }: Pick<Database, 'kysely'>, siteKey: string): Promise<Waiting[]> {
  const { count } = await kysely
    .selectFrom('lottery_draw')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('site_key', '=', siteKey)
    .where('public_value_source', '<>', '')
    .where('public_value', 'is', null)
    .where('closed_at', 'is not', null)
    .where('drawn_at', 'is', null)
    .executeTakeFirstOrThrow();
  return [{ kind: 'lotteryValues', count: Number(count) }];
}

function factsOf(
  item: TicketItem,
  row: DrawRow | undefined,
  { document }: PublishedSite,
  now: Instant,
): Pick<
  SiteLottery,
  | 'state'
  | 'closesAt'
  | 'drawAt'
  | 'drawnAt'
  | 'drawableFrom'
  | 'seenFrom'
  | 'isDrawable'
  | 'publicValueSource'
  | 'publicValue'
> {
  const closesAt = row?.closes_at.getTime() ?? closingOf(item) ?? now;
  const closedAt = row?.closed_at?.getTime();
  const drawAt = drawTime(item.lottery?.drawAt, closedAt ?? closesAt, row?.draw_asked_at?.getTime());
  const drawnAt = row?.drawn_at?.getTime();
  const publicValueSource =
    row?.public_value_source ?? announcedSource(item.lottery?.publicValueSource ?? '', document.languages);
  const needsValue = publicValueSource !== '' && (row?.public_value ?? null) === null;
  const state = lotteryState({ closesAt, closedAt, drawAt, drawnAt, needsValue }, now);
  const drawableFrom = askableFrom(closedAt ?? closesAt, publicValueSource);
  return {
    state,
    drawableFrom: formatInstant(drawableFrom),
    seenFrom: formatInstant((closedAt ?? closesAt) + announcedMs),
    isDrawable: state === 'closed' && closedAt !== undefined && now >= drawableFrom,
    closesAt: formatInstant(closesAt),
    drawAt: formatInstant(drawAt),
    drawnAt: drawnAt === undefined ? null : formatInstant(drawnAt),
    publicValueSource,
    publicValue: row?.public_value ?? null,
  };
}

/** Applications that were withdrawn are none. */
async function countApplications({ kysely }: Pick<Database, 'kysely'>, siteKey: string): Promise<Map<string, Counts>> {
  const { rows } = await sql<Counts & Place>`
    with application as (
      select o.order_id, t.content_id, t.ticket_id, o.state, count(*) as tickets,
        bool_or(t.lottery_status in ('PRE_SUCCESS', 'SUCCESS', 'PRIMARY_SUCCESS', 'SECONDARY_SUCCESS')) as won,
        bool_or(t.lottery_status = 'FAIL') as lost,
        bool_or(t.lottery_status is not null) as counts,
        bool_or(t.state = 'issued') as issued,
        bool_or(t.state = 'held') as held
      from ticket_order o join purchased_ticket t on t.order_id = o.order_id
      where o.site_key = ${siteKey} and o.lottery is not null
      group by o.order_id, t.content_id, t.ticket_id
    )
    select content_id as "contentId", ticket_id as "ticketId",
      count(*) filter (where counts)::int as applications,
      coalesce(sum(tickets) filter (where counts), 0)::int as tickets,
      count(*) filter (where won)::int as won,
      count(*) filter (where lost)::int as lost,
      count(*) filter (where won and issued)::int as issued,
      count(*) filter (where won and held and not issued)::int as unpaid
    from application group by 1, 2`.execute(kysely);
  return new Map(rows.map(({ contentId, ticketId, ...count }) => [keyOf({ contentId, ticketId }), count]));
}

async function countSlots({ kysely }: Pick<Database, 'kysely'>, siteKey: string): Promise<Map<string, SlotCounts>> {
  const { rows } = await sql<SlotCounts & Place & { slotId: number }>`
    with place as (
      select t.content_id, t.ticket_id, t.success_slot_id, t.state, t.lottery_status,
        coalesce((o.lottery -> 'slots' ->> 0)::int, 0) as first_slot,
        row_number() over (partition by o.order_id order by t.purchased_ticket_id) as at
      from ticket_order o join purchased_ticket t on t.order_id = o.order_id
      where o.site_key = ${siteKey} and o.lottery is not null
    )
    select content_id as "contentId", ticket_id as "ticketId", slot as "slotId",
      sum(first)::int as first, sum(taken)::int as taken
    from (
      select content_id, ticket_id, first_slot as slot, 1 as first, 0 as taken from place
        where at = 1 and lottery_status is not null
      union all
      select content_id, ticket_id, success_slot_id, 0, 1 from place
        where success_slot_id is not null and state in ('held', 'issued')
    ) as one group by 1, 2, 3`.execute(kysely);
  return new Map(rows.map(({ slotId, first, taken, ...place }) => [`${keyOf(place)}/${slotId}`, { first, taken }]));
}
