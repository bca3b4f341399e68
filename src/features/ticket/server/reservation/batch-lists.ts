import type { Instant } from '#kernel/clock.ts';
import { nextAsk } from '../../rules/order/next-ask.ts';
import { barriersOf } from '../../rules/sale/exclusion-groups.ts';
import type { PlaceLimits } from '../sale/sale-terms.ts';
import type { PendingPurchase, WantedPlace } from './reservation.ts';
import { countByTicket } from '../sale/stock-rows.ts';

type Code = NonNullable<PendingPurchase['code']>;
/** Positions in other lists (`inCode`, `inTicket`, `of`) count from 1, as in SQL. */
type Purchase = PendingPurchase & { inCode: number | null };
type Line = { of: number; inTicket: number; number: number };
type Barrier = { of: number; needed: number; others: readonly number[] };
type Place = WantedPlace & { of: number; inTicket: number };

const json = JSON.stringify;

/** The parameters of reserve_tickets that are lists (migrations/0015_ticket_sale.sql). */
const ofTickets = lists<PlaceLimits>({
  p_ticket_id: ({ ticketId }) => ticketId,
  p_capacity: ({ capacity }) => capacity,
  p_per_person: ({ perPerson }) => perPerson,
});
const ofCodes = lists<Code>({ p_code_key: ({ key }) => key, p_uses_max: ({ usesMax }) => usesMax });
const ofLocked = lists<number>({ p_locked_id: (memberId) => memberId });
const ofPurchases = lists<Purchase>({
  p_order_number: ({ orderNumber }) => orderNumber,
  p_purchase_key: ({ purchaseKey }) => purchaseKey,
  p_purchaser_id: ({ purchaserId }) => purchaserId,
  p_state: ({ state }) => state,
  p_payment_method: ({ paymentMethod }) => paymentMethod,
  p_amount: ({ amount }) => amount,
  p_is_deferred: ({ isDeferred }) => isDeferred,
  p_attempt: ({ attempt }) => attempt,
  p_held_until: ({ heldUntil }) => asMoment(heldUntil),
  p_ask_at: ({ state, now }) => asMoment(nextAsk(state, now, now)),
  p_in_code: ({ inCode }) => inCode,
  p_language: ({ language }) => language,
  p_purchaser_mail: ({ purchaserMail }) => purchaserMail,
  p_purchaser_info: ({ purchaserInfo }) => json(purchaserInfo),
  p_addressee: ({ addressee }) => addressee,
  p_include_receipt: ({ includeReceipt }) => includeReceipt,
  p_payment: ({ payment }) => json(payment),
  p_tell: ({ tell }) => tell,
});
const ofLines = lists<Line>({
  p_line_of: (line) => line.of,
  p_line_in_ticket: ({ inTicket }) => inTicket,
  p_line_number: ({ number }) => number,
});
const ofBarriers = lists<Barrier>({
  p_barrier_of: (barrier) => barrier.of,
  p_barrier_count: ({ needed }) => needed,
  p_barrier_others: ({ others }) => `{${others.join()}}`,
});
const ofPlaces = lists<Place>({
  p_of: (place) => place.of,
  p_in_ticket: ({ inTicket }) => inTicket,
  p_snapshot_id: ({ snapshotId }) => snapshotId,
  p_price_id: ({ priceId }) => priceId,
  p_price: ({ price }) => price,
  p_original_price: ({ originalPrice }) => originalPrice,
  p_code: ({ code }) => code,
  p_qr_secret: ({ qrSecret }) => qrSecret,
  p_mail: ({ mail }) => mail,
  p_info: ({ info }) => json(info),
});
const all = [ofTickets, ofCodes, ofLocked, ofPurchases, ofLines, ofBarriers, ofPlaces];
export const batchParameters = ['p_site_key', 'p_content_id', 'p_now', ...all.flatMap(({ names }) => names)];

/** The values of those parameters. All purchases are of one sale and agree on the limits of each ticket and code. */
export function batchValues(batch: readonly PendingPurchase[]): unknown[] {
  const { siteKey, contentId, now } = batch[0]!;
  const tickets = new Map<number, PlaceLimits>();
  const codes = new Map<string, Code>();
  const locked: number[] = [];
  for (const { limits, code, exclusionGroups, purchaserId } of batch) {
    for (const one of limits) tickets.set(one.ticketId, one);
    if (code !== undefined) codes.set(code.key, code);
    if (exclusionGroups.length > 0 && purchaserId !== null) locked.push(purchaserId);
  }
  // Sorted, because the function locks rows in the order of the lists.
  const ticketIds = [...tickets.keys()].sort((a, b) => a - b);
  const codeKeys = [...codes.keys()].sort();
  locked.sort((a, b) => a - b);

  const ticketAt = new Map(ticketIds.map((id, place) => [id, place + 1]));
  const purchases: Purchase[] = [];
  const lines: Line[] = [];
  const barriers: Barrier[] = [];
  const places: Place[] = [];
  for (const [place, purchase] of batch.entries()) {
    const at = place + 1;
    const { code, exclusionGroups } = purchase;
    purchases.push({ ...purchase, inCode: code === undefined ? null : codeKeys.indexOf(code.key) + 1 });
    const wanted = countByTicket(purchase.places);
    const inCart = wanted.map(({ ticketId }) => ticketId);
    for (const { ticketId, needed, others } of barriersOf(inCart, exclusionGroups)) {
      barriers.push({ of: lines.length + inCart.indexOf(ticketId) + 1, needed, others });
    }
    for (const { ticketId, number } of wanted) lines.push({ of: at, inTicket: ticketAt.get(ticketId)!, number });
    for (const one of purchase.places) places.push({ ...one, of: at, inTicket: ticketAt.get(one.ticketId)! });
  }
  return [
    siteKey,
    contentId,
    new Date(now).toISOString(),
    ...ofTickets.of(ticketIds.map((id) => tickets.get(id)!)),
    ...ofCodes.of(codeKeys.map((key) => codes.get(key)!)),
    ...ofLocked.of(locked),
    ...ofPurchases.of(purchases),
    ...ofLines.of(lines),
    ...ofBarriers.of(barriers),
    ...ofPlaces.of(places),
  ];
}

function lists<One>(parameters: Record<string, (one: One) => unknown>) {
  const reads = Object.values(parameters);
  return {
    names: Object.keys(parameters),
    of: (rows: readonly One[]): unknown[] => reads.map((read) => asList(rows.map(read))),
  };
}

function asMoment(instant: Instant | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}

/** PostgreSQL's text of a list: JSON with braces instead of brackets, unless JSON escapes a character. */
function asList(values: readonly unknown[]): unknown {
  const text = json(values);
  return text.includes('\\') ? values : `{${text.slice(1, -1)}}`;
}
