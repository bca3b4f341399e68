import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type SaleServer, emptySale, readSale, saleServer, stepsOf, wrongBooks } from '../../../../test/sale-driver.ts';
import { openSaleFloor, unlockReserveTickets } from '../../../../test/sale-floor.ts';
import { farAt, overAt, SaleModel, type SaleStep, someOrderOf } from '../../../../test/sale-model.ts';
import type { StockTerms, Wanted } from '../../../../test/stock-model.ts';
import { describeEngines, withPostgres } from '../../../../test/test-database.ts';
import type { Database } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open-database.ts';

/** Little of everything, so that whoever comes at the same time wants the same. */
const terms: StockTerms = {
  tickets: {
    1: { capacity: 4, perPerson: 3 },
    2: { capacity: 3, perPerson: null },
    3: { capacity: null, perPerson: 2 },
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

type Purpose = 'buy' | 'again' | 'paidLate' | Exclude<SaleStep['kind'], 'reserve'>;
/** What somebody means to do; what it is done to is chosen among what there is. */
interface Plan {
  purpose: Purpose;
  pick: number;
  buyer: number | null;
  lines: (typeof carts)[number];
  hasCode: boolean;
  hold: number | undefined;
}

const often = <Value>(weight: number, value: Value) => ({ weight, arbitrary: fc.constant(value) });
const plan: fc.Arbitrary<Plan> = fc.record({
  purpose: fc.oneof(
    often(8, 'buy' as const),
    often(1, 'again' as const),
    often(3, 'paid' as const),
    often(2, 'paidLate' as const),
    often(2, 'refused' as const),
    often(1, 'leave' as const),
    often(2, 'holdExpired' as const),
    often(2, 'cancel' as const),
    often(2, 'offer' as const),
    often(2, 'receive' as const),
  ),
  pick: fc.nat(100),
  buyer: fc.oneof(often(5, 1), often(5, 2), often(5, 3), often(1, null)),
  lines: fc.oneof(...carts.map((one, place) => often(place < 2 ? 2 : 1, one))),
  hasCode: fc.oneof(often(3, false), often(1, true)),
  hold: fc.oneof(often(2, undefined), often(1, overAt), often(1, farAt)),
});
const rounds = fc.array(fc.array(plan, { minLength: 2, maxLength: 4 }), { minLength: 3, maxLength: 9 });

function buy({ buyer, lines, hasCode, hold }: Plan, orderId: string): SaleStep {
  const wanted = { orderId, buyerId: buyer, lines, heldUntil: hold, code: hasCode ? 'LAST' : undefined };
  return { kind: 'reserve', wanted };
}

/** The steps of a round, on the orders and tickets there are before it. */
function stepsFor(plans: readonly Plan[], model: SaleModel, round: number): SaleStep[] {
  const steps: SaleStep[] = [];
  for (const [place, one] of plans.entries()) {
    const before = steps.findLast((step) => step.kind === 'reserve');
    const again = one.purpose === 'again' ? before : undefined;
    steps.push(again ?? stepFor(one, model) ?? buy(one, `o${round}.${place}`));
  }
  return steps;
}

/** Undefined: there is nothing to do it to. */
function stepFor({ purpose, pick, buyer }: Plan, model: SaleModel): SaleStep | undefined {
  const any = <One>(of: readonly One[]): One | undefined => of[pick % Math.max(1, of.length)];
  const orders = [...model.orders.values()].filter(({ wanted, order }) => {
    if (purpose === 'paidLate') return order.state === 'expired';
    return purpose !== 'holdExpired' || wanted.heldUntil === overAt;
  });
  if (purpose === 'buy') return undefined;
  if (purpose === 'cancel' || purpose === 'offer' || purpose === 'receive') {
    const isOffered = (orderId: string, place: number) => model.offersOf(orderId, place).isOpen;
    const owned = model.stock.tickets.filter(({ purchaserId }) => purchaserId !== null);
    const ticket = any(purpose === 'receive' ? owned.filter(({ orderId, place }) => isOffered(orderId, place)) : owned);
    if (ticket === undefined || ticket.purchaserId === null) return undefined;
    const { orderId, place, purchaserId } = ticket;
    if (purpose !== 'receive') return { kind: purpose, orderId, place, by: purchaserId };
    return { kind: purpose, orderId, place, by: buyer ?? 1, offer: model.offersOf(orderId, place).made };
  }
  const order = any(orders);
  if (order === undefined) return undefined;
  if (purpose === 'again') return { kind: 'reserve', wanted: order.wanted };
  return { kind: purpose === 'paidLate' ? 'paid' : purpose, orderId: order.wanted.orderId };
}

/** Plays the rounds, and throws where no order of the steps gives what came of them. */
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

describeEngines('whatever is done at the same time', (open) => {
  test('is what some order of it gives', async () => {
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
    ['buys the tickets while they can be had', of('late', 1, 1), [], 'completed'],
    ['goes back when none is left', of('late', 1, 2), ['a', 'b', 'c'].map((id) => of(id, 2, 2)), 'expired'],
    ['goes back when the person has as many by now', of('late', 1, 3), ['a', 'b'].map((id) => of(id, 1, 3)), 'expired'],
    ['goes back when the person has what shuts it out', of('late', 1, 2), [of('a', 1, 3)], 'expired'],
    [
      'goes back when others used the code',
      of('late', 1, 1, { code: 'LAST' }),
      ['a', 'b'].map((id) => of(id, 2, 1, { code: 'LAST' })),
      'expired',
    ],
  ])('%s [TICKET-109]', async (_, wish, between, state) => {
    await emptySale(server.database);
    const late = { ...wish, wanted: { ...(wish as { wanted: Wanted }).wanted, heldUntil: overAt } } as SaleStep;
    const refused: SaleStep = { kind: 'refused', orderId: 'late' };
    const paid: SaleStep = { kind: 'paid', orderId: 'late' };
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

describe('whatever is done at the same time at two servers', () => {
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

  test('is what some order of it gives', async (context) => {
    context.skip((await withPostgres()) === undefined, 'PostgreSQL is not installed');
    await twoServers((servers) => fc.assert(property(servers), { numRuns: 40, endOnFailure: true }));
  });

  test('would be more than there is if the stock were not locked (control)', async (context) => {
    context.skip((await withPostgres()) === undefined, 'PostgreSQL is not installed');
    await twoServers(async (servers, database) => {
      await unlockReserveTickets(database);
      const { errorInstance } = await fc.check(property(servers), { numRuns: 60, endOnFailure: true });
      expect(String(errorInstance)).toContain('No order of these steps');
    });
  });
});
