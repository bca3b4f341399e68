import { parseInstant } from '#kernel/period.ts';
import { announcedMs, closingOf } from './draw-times.ts';

/** What the rules read of a ticket as an organiser writes it. */
interface RuledItem {
  ticketType: string;
  enableMultiplePrice: boolean;
  multiplePrices: readonly { ticketMultiplePriceId: number }[];
  slots: readonly { ticketSlotId: number }[];
  requiredSelectSlotNumber: number;
  enableExternalQr: boolean;
  externalQr?: unknown;
  enableSalesPeriod: boolean;
  salesPeriodEnd?: string | undefined;
  lottery?: { drawAt: string } | undefined;
}

type Check = (item: RuledItem) => boolean;
const hasUniqueIds = (listed: readonly number[]): boolean => new Set(listed).size === listed.length;
const isDrawn: Check = ({ ticketType }) => ticketType === 'LOTTERY';

/** An earlier draw would come before anybody could see that the list was fixed. */
const isDrawnAfterClosing: Check = ({ lottery, ...item }) => {
  const [closesAt, drawAt] = [closingOf(item), parseInstant(lottery?.drawAt ?? '')];
  return closesAt === undefined || drawAt === undefined || drawAt >= closesAt + announcedMs;
};

/** The rules between the fields of a ticket: the field that breaks it, the fields it reads, the rule, and its words. */
export const ticketItemRules: readonly (readonly [
  keyof RuledItem | 'lottery.drawAt',
  readonly (keyof RuledItem)[],
  Check,
  string,
])[] = [
  [
    'multiplePrices',
    ['enableMultiplePrice', 'multiplePrices'],
    (item) => !item.enableMultiplePrice || item.multiplePrices.length > 0,
    'at least one price',
  ],
  [
    'multiplePrices',
    ['multiplePrices'],
    ({ multiplePrices }) => hasUniqueIds(multiplePrices.map((one) => one.ticketMultiplePriceId)),
    'every ticketMultiplePriceId once',
  ],
  [
    'slots',
    ['slots'],
    ({ slots }) => hasUniqueIds(slots.map(({ ticketSlotId }) => ticketSlotId)),
    'every ticketSlotId once',
  ],
  [
    'slots',
    ['ticketType', 'slots'],
    (item) => isDrawn(item) || item.slots.length === 0,
    'none, because only a lottery has slots',
  ],
  [
    'requiredSelectSlotNumber',
    ['requiredSelectSlotNumber', 'slots'],
    ({ requiredSelectSlotNumber, slots }) => requiredSelectSlotNumber <= slots.length,
    'at most as many as there are slots',
  ],
  [
    'requiredSelectSlotNumber',
    ['requiredSelectSlotNumber', 'slots'],
    ({ requiredSelectSlotNumber, slots }) => slots.length === 0 || requiredSelectSlotNumber > 0,
    'at least 1, because there are slots to choose',
  ],
  [
    'externalQr',
    ['enableExternalQr', 'externalQr'],
    (item) => item.enableExternalQr || item.externalQr === undefined,
    'none without enableExternalQr',
  ],
  [
    'lottery',
    ['ticketType', 'lottery'],
    (item) => isDrawn(item) === (item.lottery !== undefined),
    'for a LOTTERY, and for no other ticket',
  ],
  [
    'salesPeriodEnd',
    ['ticketType', 'enableSalesPeriod', 'salesPeriodEnd'],
    (item) => !isDrawn(item) || (item.enableSalesPeriod && item.salesPeriodEnd !== undefined),
    'an end, because a lottery closes (with enableSalesPeriod)',
  ],
  [
    'lottery.drawAt',
    ['lottery', 'salesPeriodEnd'],
    isDrawnAfterClosing,
    'at least an hour after salesPeriodEnd (a day without a time ends at midnight), so that the list of applications is announced before it is drawn',
  ],
];
