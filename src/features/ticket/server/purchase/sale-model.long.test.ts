import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { lotteryTicket } from '../../../../../test/lottery-driver.ts';
import {
  type SaleServer,
  emptySale,
  readSale,
  saleServer,
  stepsOf,
  wrongBooks,
} from '../../../../../test/sale-driver.ts';
import { openSaleFloor, unlockReserveTickets } from '../../../../../test/sale-floor.ts';
import { farAt, overAt, SaleModel, type SaleStep } from '../../../../../test/sale-model.ts';
import { someOrderOf } from '../../../../../test/some-order-of.ts';
import type { StockTerms, Wanted } from '../../../../../test/stock-model.ts';
import { describeEngines, withPostgres } from '../../../../../test/test-database.ts';
import type { Database } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open-database.ts';

/** There is little of everything, so that simultaneous buyers compete for the same places. */
const terms: StockTerms = {
  tickets: {
    1: { capacity: 4, perPerson: 3 },
    2: { capacity: 3, perPerson: null },
    3: { capacity: null, perPerson: 2 },
    [lotteryTicket]: { capacity: null, perPerson: null },
  },
  groups: [{ tickets: [{ id: 2 }, { id: 3 }], purchasableCount: 1 }],
  codes: { LAST: 2 },
};
const carts = [
  [{ ticketId: 1, number: 1 }],
  [{ ticketId: 1, number: 2 }],
  [{ ticketId: 2, number: 1 }],
  [{ ticketId: 3, number: 1 }],
  [
    { ticketId: 1, number: 1 },
    { ticketId: 2, number: 1 },
  ],
  [
    { ticketId: 1, number: 1 },
    { ticketId: 3, number: 2 },
  ],
  [
    { ticketId: 2, number: 1 },
    { ticketId: 3, number: 1 },
  ],
];

type Purpose = 'pressAgain' | 'buy' | 'again' | 'paidLate' | Exclude<SaleStep['kind'], 'reserve'>;
type TicketKind = Extract<SaleStep, { place: number }>['kind'];
/** What a person wants to do; `pick` chooses the order or ticket among those that exist. */
interface Plan {
  purpose: Purpose;
  pick: number;
  buyer: number | null;
  lines: (typeof carts)[number];
  hasCode: boolean;
  /** Issued at once, paid at the venue, or held until the given time. */
  way: 'atOnce' | 'owed' | typeof overAt | typeof farAt;
}

const often = <const Value>(weight: number, value: Value) => ({ weight, arbitrary: fc.constant(value) });
const plan: fc.Arbitrary<Plan> = fc.record({
  purpose: fc.oneof(
    often(6, 'buy' as const),
    often(6, 'apply' as const),
    often(2, 'close' as const),
    often(3, 'won' as const),
    often(2, 'lost' as const),
    often(2, 'confirm' as const),
    often(1, 'again' as const),
    often(4, 'paid' as const),
    often(2, 'paidLate' as const),
    often(2, 'refused' as const),
    often(1, 'unknown' as const),
    often(5, 'charge' as const),
    often(2, 'settled' as const),
    often(2, 'revoked' as const),
    often(1, 'leave' as const),
    often(2, 'holdExpired' as const),
    often(2, 'cancel' as const),
    often(5, 'offer' as const),
    often(3, 'withdraw' as const),
    often(5, 'receive' as const),
    often(4, 'giveBack' as const),
    often(4, 'checkIn' as const),
    often(6, 'organise' as const),
    often(1, 'pressAgain' as const),
  ),
  // Low picks are frequent, so that several steps of a round meet the same order or ticket.
  pick: fc.oneof({ weight: 3, arbitrary: fc.nat(1) }, { weight: 2, arbitrary: fc.nat(100) }),
  buyer: fc.oneof(often(5, 1), often(5, 2), often(5, 3), often(1, null)),
  lines: fc.oneof(...carts.map((one, place) => often(place < 2 ? 2 : 1, one))),
  hasCode: fc.oneof(often(3, false), often(1, true)),
  way: fc.oneof(often(2, 'atOnce' as const), often(2, 'owed' as const), often(1, overAt), often(3, farAt)),
});
const rounds = fc.array(fc.array(plan, { minLength: 3, maxLength: 7 }), { minLength: 3, maxLength: 9 });

/** An application, free or by card; every applicant is a member. */
function applyFor({ buyer, hasCode, way }: Plan, orderId: string): SaleStep {
  const lines = [{ ticketId: lotteryTicket, number: 1 }];
  const wanted: Wanted = { orderId, buyerId: buyer ?? 1, lines, code: hasCode ? 'LAST' : undefined, isDrawn: true };
  return { kind: 'apply', wanted: way === 'atOnce' ? wanted : { ...wanted, heldUntil: farAt } };
}

function buy({ buyer, lines, hasCode, way }: Plan, orderId: string): SaleStep {
  const wanted: Wanted = { orderId, buyerId: buyer, lines, code: hasCode ? 'LAST' : undefined };
  if (way === 'owed') return { kind: 'reserve', wanted: { ...wanted, isOwed: true } };
  return { kind: 'reserve', wanted: way === 'atOnce' ? wanted : { ...wanted, heldUntil: way } };
}

/** The steps of a round, on the orders and tickets that exist before it. */
function stepsFor(plans: readonly Plan[], model: SaleModel, round: number): SaleStep[] {
  const steps: SaleStep[] = [];
  for (const [place, one] of plans.entries()) {
    const before = steps.findLast((step) => step.kind === 'reserve');
    const again = one.purpose === 'again' ? before : undefined;
    const orderId = `o${round}.${place}`;
    const press = steps.findLast((step) => step.kind === 'organise');
    const pressed = one.purpose === 'pressAgain' ? press : organised(one, model, orderId);
    if (pressed !== undefined) {
      steps.push(pressed);
      continue;
    }
    if (one.purpose === 'close') steps.push({ kind: 'close' });
    else if (one.purpose === 'apply') steps.push(applyFor(one, orderId));
    else steps.push(again ?? stepFor(one, model) ?? buy(one, orderId));
  }
  return steps;
}

/** What the organiser decides as the order is before the round: some of its tickets, and a part of its money. */
function organised({ purpose, pick, lines }: Plan, model: SaleModel, key: string): SaleStep | undefined {
  if (purpose !== 'organise') return undefined;
  const ticketsOf = (orderId: string) => model.stock.tickets.filter((one) => one.orderId === orderId);
  const found = any(
    [...model.orders.values()].filter(
      ({ wanted: { orderId } }) => model.leftOf(orderId) > 0 || ticketsOf(orderId).length > 0,
    ),
    pick,
  );
  if (found === undefined) return undefined;
  const { orderId } = found.wanted;
  const mine = ticketsOf(orderId).map(({ place }) => place);
  const left = model.leftOf(orderId);
  const places = left === 0 ? mine.slice(0, lines.length) : mine.slice(0, pick % 3 === 0 ? 0 : lines.length);
  // A part, so that a second one in the same round finds something left, and not what its organiser saw.
  const amount = Math.min(left, pick % 2 === 0 ? 300 : left);
  const used = places.filter((place) => model.knownOf(orderId, place).isUsed);
  return { kind: 'organise', orderId, places, amount, left, used, key };
}

const any = <One>(of: readonly One[], pick: number): One | undefined => of[pick % Math.max(1, of.length)];

const ofTickets: readonly Purpose[] = ['cancel', 'offer', 'withdraw', 'receive', 'giveBack', 'checkIn'];
const isOfTicket = (purpose: Purpose): purpose is TicketKind => ofTickets.includes(purpose);

/** Undefined: there is no order or ticket for this step. */
function stepFor(wish: Plan, model: SaleModel): SaleStep | undefined {
  const { purpose } = wish;
  if (purpose === 'buy' || purpose === 'apply' || purpose === 'close') return undefined;
  if (purpose === 'organise' || purpose === 'pressAgain') return undefined;
  return isOfTicket(purpose) ? stepOfTicket(purpose, wish, model) : stepOfOrder(purpose, wish, model);
}

function stepOfOrder(
  purpose: Exclude<Purpose, TicketKind | 'buy' | 'apply' | 'close' | 'organise' | 'pressAgain'>,
  { pick }: Plan,
  model: SaleModel,
) {
  const orders = [...model.orders.values()].filter(({ wanted, order }) => {
    if (purpose === 'again') return !wanted.isDrawn;
    if (purpose === 'won' || purpose === 'lost') return wanted.isDrawn && model.list !== null;
    if (purpose === 'confirm') return wanted.isDrawn;
    if (purpose === 'paidLate') return order.state === 'expired';
    if (purpose === 'charge') return order.state === 'reserved';
    if (purpose === 'settled' || purpose === 'revoked') return wanted.isOwed || order.state === 'checking';
    return purpose === 'holdExpired' ? wanted.heldUntil === overAt : wanted.heldUntil !== undefined;
  });
  const found = any(orders, pick);
  if (found === undefined) return undefined;
  const { wanted, order } = found;
  const { orderId } = wanted;
  if (purpose === 'again') return { kind: 'reserve', wanted } as const;
  if (order.attempt === 0 && ['paid', 'paidLate', 'refused', 'unknown'].includes(purpose)) return undefined;
  // It may be an earlier attempt: the gateway may send its webhook late and more than once.
  const attempt = 1 + (pick % order.attempt);
  if (purpose === 'paid' || purpose === 'paidLate') return { kind: 'paid', orderId, attempt } as const;
  if (purpose === 'refused' || purpose === 'unknown') return { kind: purpose, orderId, attempt };
  return { kind: purpose, orderId };
}

function stepOfTicket(kind: TicketKind, { pick, buyer }: Plan, model: SaleModel): SaleStep | undefined {
  const ticket = any(
    model.stock.tickets.filter(({ orderId, place, purchaserId }) => {
      const { isOpen, isReceived } = model.knownOf(orderId, place);
      if (kind === 'giveBack') return isReceived;
      return kind === 'receive' || kind === 'withdraw' ? isOpen : purchaserId !== null;
    }),
    pick,
  );
  if (ticket === undefined || ticket.purchaserId === null || ticket.holderId === null) return undefined;
  const { orderId, place, purchaserId, holderId } = ticket;
  const { offers: offer, hands } = model.knownOf(orderId, place);
  const of = { orderId, place };
  if (kind === 'receive') return { kind, ...of, by: buyer ?? 1, offer };
  if (kind === 'checkIn') return { kind, ...of, by: 1, hands, collected: model.dueOf(orderId) };
  return { kind, ...of, by: kind === 'giveBack' ? holderId : purchaserId };
}

/** Plays the rounds, and throws when no sequence of the steps explains the outcome. */
async function play(servers: readonly SaleServer[], plans: readonly (readonly Plan[])[]): Promise<void> {
  const { database } = servers[0] as SaleServer;
  await emptySale(database);
  let model = new SaleModel(terms);
  for (const [round, these] of plans.entries()) {
    const steps = stepsFor(these, model, round);
    const doStep = await stepsOf(database, terms);
    const outcomes = await Promise.all(
      steps.map((step, place) => doStep(servers[place % servers.length] as SaleServer, step)),
    );
    const books = await readSale(database, terms);
    const next = someOrderOf(model, steps, outcomes, books);
    const told = { before: model.books(), steps: steps.map((step, place) => [step, outcomes[place]]), books };
    if (next === undefined) throw new Error(`No order of these steps gives this: ${JSON.stringify(told, null, 1)}`);
    expect(await wrongBooks(database, terms)).toEqual([]);
    model = next;
  }
}

const property = (servers: readonly SaleServer[]) => fc.asyncProperty(rounds, (plans) => play(servers, plans));

describeEngines('purchases and changes that run at the same time', (open) => {
  test('have the outcome of some sequence of these steps', async () => {
    const database = await open();
    await openSaleFloor(database, 3);
    await fc.assert(property([saleServer(database, terms)]), { numRuns: 6, endOnFailure: true });
  });
});

describeEngines('money that comes after its places were given back', (open) => {
  let server: SaleServer;
  beforeAll(async () => {
    const database = await open();
    await openSaleFloor(database, 3);
    server = saleServer(database, terms);
  });

  const of = (orderId: string, buyerId: number, ticketId: number, more: Partial<Wanted> = {}): SaleStep => ({
    kind: 'reserve',
    wanted: { orderId, buyerId, lines: [{ ticketId, number: 1 }], ...more },
  });
  test.each<[string, SaleStep, SaleStep[], string]>([
    ['buys the tickets while some are left', of('late', 1, 1), [], 'completed'],
    ['goes back when none is left', of('late', 1, 2), ['a', 'b', 'c'].map((id) => of(id, 2, 2)), 'expired'],
    [
      'goes back when the person has reached the limit since',
      of('late', 1, 3),
      ['a', 'b'].map((id) => of(id, 1, 3)),
      'expired',
    ],
    ['goes back when the person has a ticket that excludes it', of('late', 1, 2), [of('a', 1, 3)], 'expired'],
    [
      'goes back when others have used the code up',
      of('late', 1, 1, { code: 'LAST' }),
      ['a', 'b'].map((id) => of(id, 2, 1, { code: 'LAST' })),
      'expired',
    ],
  ])('%s [TICKET-109]', async (_, wish, between, state) => {
    await emptySale(server.database);
    const late = { ...wish, wanted: { ...(wish as { wanted: Wanted }).wanted, heldUntil: overAt } } as SaleStep;
    const refused: SaleStep = { kind: 'refused', orderId: 'late', attempt: 1 };
    const paid: SaleStep = { kind: 'paid', orderId: 'late', attempt: 1 };
    let model = new SaleModel(terms);
    const told: string[] = [];
    for (const step of [late, refused, ...between, paid]) {
      told.push(await (await stepsOf(server.database, terms))(server, step));
      const next = someOrderOf(model, [step], told.slice(-1), await readSale(server.database, terms));
      if (next === undefined) throw new Error(`The model does not say this: ${told.join(', ')}`);
      model = next;
    }
    expect(told).toEqual(['accepted', 'expired', ...between.map(() => 'accepted'), state]);
    expect(await wrongBooks(server.database, terms)).toEqual([]);
  });
});

describe('purchases and changes that run at the same time at two servers', () => {
  const twoServers = async (work: (servers: SaleServer[], database: Database) => Promise<void>): Promise<void> => {
    const databaseUrl = await (await withPostgres())!.emptyUrl();
    const databases = [
      await openDatabase({ databaseUrl, dataFolder: '' }),
      await openDatabase({ databaseUrl, dataFolder: '' }),
    ];
    try {
      await migrate(databases[0] as Database);
      await openSaleFloor(databases[0] as Database, 3);
      await work(
        databases.map((database) => saleServer(database, terms)),
        databases[0] as Database,
      );
    } finally {
      await Promise.all(databases.map((database) => database.close()));
    }
  };

  test('have the outcome of some sequence of these steps', async (context) => {
    context.skip((await withPostgres()) === undefined, 'PostgreSQL is not installed');
    await twoServers((servers) => fc.assert(property(servers), { numRuns: 50, endOnFailure: true }));
  });

  test('would sell more places than there are if the stock were not locked (control)', async (context) => {
    context.skip((await withPostgres()) === undefined, 'PostgreSQL is not installed');
    await twoServers(async (servers, database) => {
      await unlockReserveTickets(database);
      const { errorInstance } = await fc.check(property(servers), { numRuns: 60, endOnFailure: true });
      expect(String(errorInstance)).toContain('No order of these steps');
    });
  });
});
