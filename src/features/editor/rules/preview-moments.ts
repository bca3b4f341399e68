import type { Instant } from '#kernel/clock.ts';
import { isRecord } from '#kernel/is-record.ts';
import { endInstant, formatInstant, parseInstant } from '#kernel/period.ts';

/** When a site looks different than before. */
export const momentKinds = ['beforeSale', 'saleBegins', 'lastDay', 'eventDay', 'after'] as const;

export interface PreviewMoment {
  kind: (typeof momentKinds)[number];
  at: string;
}

const minute = 60_000;

/** The times that a preview offers, by the dates of an event and of its tickets as they are stored. */
export function previewMoments(
  { startDate, endDate }: { startDate?: string | undefined; endDate?: string | undefined },
  tickets: readonly unknown[],
): PreviewMoment[] {
  const sales = tickets.filter(isRecord).filter(({ enableSalesPeriod }) => enableSalesPeriod === true);
  const begins = earliest(sales.map(({ salesPeriodStart }) => instantOf(salesPeriodStart, parseInstant)));
  const ends = latest(sales.map(({ salesPeriodEnd }) => instantOf(salesPeriodEnd, endInstant)));
  const [from, until] = [instantOf(startDate, parseInstant), instantOf(endDate, endInstant)];
  const moments: [PreviewMoment['kind'], Instant | undefined][] = [
    ['beforeSale', begins === undefined ? undefined : begins - minute],
    ['saleBegins', begins],
    // Still on sale, but not for long.
    ['lastDay', ends === undefined ? undefined : ends - 10 * minute],
    ['eventDay', from],
    ['after', until === undefined ? undefined : until + minute],
  ];
  return moments
    .flatMap(([kind, at]) => (at === undefined ? [] : [{ kind, at: formatInstant(at) }]))
    .filter(({ at }) => parseInstant(at) !== undefined);
}

function instantOf(date: unknown, read: (text: string) => Instant | undefined): Instant | undefined {
  return typeof date === 'string' ? read(date) : undefined;
}

function earliest(instants: readonly (Instant | undefined)[]): Instant | undefined {
  const known = instants.filter((one) => one !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
}

function latest(instants: readonly (Instant | undefined)[]): Instant | undefined {
  const known = instants.filter((one) => one !== undefined);
  return known.length === 0 ? undefined : Math.max(...known);
}
