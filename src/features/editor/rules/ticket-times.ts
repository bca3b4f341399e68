import type { Instant } from '#kernel/clock.ts';
import { isRecord } from '#kernel/is-record.ts';
import { endInstant, parseInstant } from '#kernel/period.ts';

const hourMs = 60 * 60 * 1000;
/** As the rules of lotteries have it: before that nobody could see that the list was fixed. */
const announcedMs = hourMs;
const deadlineHoursByDefault = 72;

export const spanKinds = ['shown', 'sale', 'draw', 'pay', 'admission'] as const;
export type SpanKind = (typeof spanKinds)[number];

/** A stretch of time of a ticket; undefined is open, and a draw is one instant. */
export interface Span {
  kind: SpanKind;
  from: Instant | undefined;
  to: Instant | undefined;
  /** The fields that say it; undefined: it follows from others. */
  fromField?: readonly string[];
  toField?: readonly string[];
}

export interface EventDays {
  from: Instant | undefined;
  to: Instant | undefined;
}

type TimeFaultKind =
  | 'endBeforeStart'
  | 'saleAfterEvent'
  | 'saleBeforeShown'
  | 'lotteryWithoutEnd'
  | 'lotteryWithoutDraw'
  | 'drawBeforeClosing'
  | 'drawAfterStart'
  | 'payAfterStart'
  | 'admissionBeforeEvent'
  | 'admissionAfterEvent';

export interface TimeFault {
  kind: TimeFaultKind;
  span: SpanKind;
}

export function eventDays({ startDate, endDate }: { startDate?: string | undefined; endDate?: string | undefined }) {
  return { from: parseInstant(startDate ?? ''), to: endInstant(endDate ?? '') };
}

/** The times of a ticket as it stands in a draft, in their order on the way from the sale to the gate. */
export function ticketSpans(ticket: unknown): Span[] {
  const fields = isRecord(ticket) ? ticket : {};
  const spans: Span[] = [];
  if (fields['visiblePeriod'] === true) spans.push(spanOf('shown', fields, 'visibleStartDate', 'visibleEndDate'));
  spans.push(
    fields['enableSalesPeriod'] === true
      ? spanOf('sale', fields, 'salesPeriodStart', 'salesPeriodEnd')
      : { kind: 'sale', from: undefined, to: undefined },
  );
  spans.push(...drawOf(fields));
  spans.push(...admissionOf(fields));
  return spans;
}

function spanOf(kind: SpanKind, fields: Record<string, unknown>, start: string, end: string): Span {
  const from = parseInstant(textIn(fields, start));
  return { kind, from, to: endInstant(textIn(fields, end)), fromField: [start], toField: [end] };
}

function drawOf({ ticketType, lottery }: Record<string, unknown>): Span[] {
  const drawAt = isRecord(lottery) ? parseInstant(textIn(lottery, 'drawAt')) : undefined;
  if (ticketType !== 'LOTTERY' || !isRecord(lottery) || drawAt === undefined) return [];
  const { deadlineHours = deadlineHoursByDefault } = lottery;
  const hours = typeof deadlineHours === 'number' && deadlineHours > 0 ? deadlineHours : 0;
  return [
    { kind: 'draw', from: drawAt, to: drawAt, fromField: ['lottery', 'drawAt'] },
    { kind: 'pay', from: drawAt, to: drawAt + hours * hourMs },
  ];
}

/** A ticket whose time begins with the purchase has none before; one with slots has those of its slots. */
function admissionOf(fields: Record<string, unknown>): Span[] {
  const { dynamicCheckinPeriod, slots } = fields;
  if (dynamicCheckinPeriod === true) return [];
  if (!Array.isArray(slots) || slots.length === 0) {
    const own = spanOf('admission', fields, 'checkinPeriodStart', 'checkinPeriodEnd');
    return own.from === undefined && own.to === undefined ? [] : [own];
  }
  const known = slots
    .filter(isRecord)
    .map((slot) => spanOf('admission', slot, 'checkinPeriodStart', 'checkinPeriodEnd'));
  const starts = known.flatMap(({ from }) => from ?? []);
  const ends = known.flatMap(({ to }) => to ?? []);
  if (starts.length === 0 && ends.length === 0) return [];
  const [from, to] = [
    starts.length === 0 ? undefined : Math.min(...starts),
    ends.length === 0 ? undefined : Math.max(...ends),
  ];
  return [{ kind: 'admission', from, to }];
}

function textIn(fields: Record<string, unknown>, name: string): string {
  const text = fields[name];
  return typeof text === 'string' ? text : '';
}

/** What cannot be meant so, each at the span that would have to change. */
export function timeFaults(ticket: unknown, event: EventDays): TimeFault[] {
  const spans = ticketSpans(ticket);
  const of = (kind: SpanKind): Span | undefined => spans.find((span) => span.kind === kind);
  const [shown, sale, draw, pay, admission] = spanKinds.map(of);
  const isLottery = isRecord(ticket) && ticket['ticketType'] === 'LOTTERY';
  const checks: readonly (readonly [TimeFaultKind, SpanKind, boolean])[] = [
    ...spans.map((span) => ['endBeforeStart', span.kind, isAfter(span.from, span.to)] as const),
    ['saleBeforeShown', 'sale', isAfter(shown?.from, sale?.from) || isAfter(shown?.from, sale?.to)],
    ['saleAfterEvent', 'sale', isAfter(sale?.to, event.to) || isAfter(sale?.from, event.to)],
    ['lotteryWithoutEnd', 'sale', isLottery && sale?.to === undefined],
    ['lotteryWithoutDraw', 'draw', isLottery && draw === undefined],
    ['drawBeforeClosing', 'draw', isAfter(plus(sale?.to, announcedMs), draw?.from)],
    ['drawAfterStart', 'draw', isAfter(draw?.from, event.from)],
    ['payAfterStart', 'pay', !isAfter(draw?.from, event.from) && isAfter(pay?.to, event.from)],
    ['admissionBeforeEvent', 'admission', isAfter(event.from, admission?.to)],
    ['admissionAfterEvent', 'admission', isAfter(admission?.from, event.to)],
  ];
  return checks.flatMap(([kind, span, isSo]) => (isSo ? [{ kind, span }] : []));
}

const isAfter = (one: Instant | undefined, other: Instant | undefined): boolean =>
  one !== undefined && other !== undefined && one > other;

const plus = (instant: Instant | undefined, ms: number): Instant | undefined =>
  instant === undefined ? undefined : instant + ms;
