import { recordsIn } from '#kernel/is-record.ts';
import {
  type ChangeWarning,
  goneItems,
  type ItemChange,
  type ItemPlace,
  numberOf,
  placeOf,
  sayValue,
  type SiteChange,
  type Stored,
} from '#features/site/rules/changes/site-change.ts';
import { formatYen } from '#kernel/yen.ts';

/** What visitors have of a ticket. */
export interface TicketUses extends ItemPlace {
  /** Tickets that are good. */
  sold: number;
  /** Tickets that wait for a draw or a payment. */
  waiting: number;
  /** Places that are held or sold. */
  taken: number;
}

/** What hurts those who have bought a ticket or wait for one. */
export function ticketWarnings(change: SiteChange, uses: readonly TicketUses[]): ChangeWarning[] {
  const isGone = goneItems(change, 'ticket');
  const changed = new Map(
    change.items.filter((item) => item.moduleCode === 'ticket').map((item) => [keyOf(item), item]),
  );
  return uses
    .filter(({ sold, waiting }) => sold + waiting > 0)
    .flatMap((use) => {
      if (isGone(use)) return [gone(use)];
      const item = changed.get(keyOf(use));
      if (item?.before === undefined || item.after === undefined) return [];
      return changedTicket({ ...item, before: item.before, after: item.after }, use);
    });
}

type Changed = ItemChange & { before: Stored; after: Stored };

function keyOf({ contentId, detailId }: ItemPlace): string {
  return `${contentId}/${detailId}`;
}

function gone(use: TicketUses): ChangeWarning {
  return {
    kind: 'ticketGone',
    place: placeOf({ moduleCode: 'ticket', ...use }),
    happens: `${whoHas(use)}: sold tickets stay valid as they were sold, but the ticket's page is gone, and nobody can change or pay an order of it that still waits`,
    instead: 'keep it and end its sale, with enableSalesPeriod: true and a salesPeriodEnd',
    values: holders(use),
  };
}

function changedTicket(item: Changed, use: TicketUses): ChangeWarning[] {
  const { before, after } = item;
  const of = (field: string): string => placeOf(item, field);
  const differing = (...fields: string[]): string[] =>
    fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  const oldAndNew = (field: string): string => `${sayValue(before[field])} becomes ${sayValue(after[field])}`;
  const warnings: ChangeWarning[] = [];

  for (const { place, old, now } of changedPrices(before, after)) {
    warnings.push({
      kind: 'priceChanged',
      place: of(place),
      happens: `${whoHas(use)} at ${formatYen(old, 'eng')}; ${now === undefined ? 'that price is gone' : `the next buyer pays ${formatYen(now, 'eng')}`}, and nothing is charged or paid back`,
      instead: 'add another ticket with the new price and end the sale of this one',
      values: { ...holders(use), old, ...(now !== undefined && { now }) },
    });
  }
  for (const field of differing('ticketType')) {
    warnings.push({
      kind: 'ticketTypeChanged',
      place: of(field),
      happens: `${whoHas(use)} as ${sayValue(before[field])}; orders that wait go on by the old rules`,
      instead: 'add another ticket of the new type and end the sale of this one',
      values: holders(use),
    });
  }
  for (const field of differing('enableSalesPeriod', 'salesPeriodStart', 'salesPeriodEnd')) {
    warnings.push({
      kind: 'salesPeriodChanged',
      place: of(field),
      happens: `${oldAndNew(field)} while ${whoHas(use)}; nobody who counts on the old date is told`,
      instead: 'tell it in an information, and move an end only to a later date',
      values: holders(use),
    });
  }
  for (const field of differing(
    'dynamicCheckinPeriod',
    'checkinPeriodDays',
    'checkinPeriodStart',
    'checkinPeriodEnd',
    'enableUnlimitCheckin',
    'slots',
  )) {
    warnings.push({
      kind: 'validityChanged',
      place: of(field),
      happens: `${whoHas(use)} by the old text and are let in by it: ${oldAndNew(field)} only for tickets sold from now on`,
      instead: 'tell buyers and gate staff that both are about, or cancel the old ones and sell anew',
      values: holders(use),
    });
  }
  for (const field of differing('cancelPeriodStart', 'cancelPeriodEnd', 'cancelFee')) {
    warnings.push({
      kind: 'cancellationChanged',
      place: of(field),
      happens: `${whoHas(use)} with other words about giving it back: ${oldAndNew(field)}`,
      instead: 'change it only in favour of those who have bought',
      values: holders(use),
    });
  }
  const capacity = after['enableNumberSold'] === true ? Number(after['capacity'] ?? 0) : undefined;
  if (capacity !== undefined && capacity < use.taken && differing('enableNumberSold', 'capacity').length > 0) {
    warnings.push({
      kind: 'stockBelowSold',
      place: of('capacity'),
      happens: `${numberOf(use.taken, 'place')} are taken, more than the new ${capacity}: it is sold out at once, and all who bought may still come`,
      instead: `write at least ${use.taken}, or cancel tickets first`,
      values: { taken: use.taken, capacity },
    });
  }
  return warnings;
}

interface ChangedPrice {
  place: string;
  old: number;
  now: number | undefined;
}

function changedPrices(before: Stored, after: Stored): ChangedPrice[] {
  const now = pricesOf(after);
  return [...pricesOf(before)].flatMap(([place, old]) =>
    now.get(place) === old ? [] : [{ place, old, now: now.get(place) }],
  );
}

/** By their places in the file; a ticket with several prices has no other. */
function pricesOf(item: Stored): Map<string, number> {
  if (item['enableMultiplePrice'] !== true) return new Map([['price', Number(item['price'] ?? 0)]]);
  const prices = recordsIn(item['multiplePrices']);
  return new Map(
    prices.map(({ ticketMultiplePriceId, price }) => [
      `multiplePrices ${String(ticketMultiplePriceId)}`,
      Number(price),
    ]),
  );
}

const holders = ({ sold, waiting }: TicketUses) => ({ sold, waiting });

function whoHas({ sold, waiting }: TicketUses): string {
  const parts = [
    ...(sold > 0 ? [`${numberOf(sold, 'ticket')} of it ${sold === 1 ? 'is' : 'are'} sold`] : []),
    ...(waiting > 0 ? [`${waiting} ${waiting === 1 ? 'waits' : 'wait'} for a payment or a draw`] : []),
  ];
  return parts.join(' and ');
}
