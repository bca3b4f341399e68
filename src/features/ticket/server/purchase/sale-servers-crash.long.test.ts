import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFailed, test } from 'vitest';
import { readCardAccounts, wrongAccounts } from '../../../../../test/card-accounts.ts';
import { wrongBooks } from '../../../../../test/sale-driver.ts';
import { type ServedAnswer, type ServedHiroba, serveHiroba } from '../../../../../test/serve-hiroba.ts';
import { buyAt, cardToken, payAt, ticketsOf } from '../../../../../test/served-sale.ts';
import type { StockTerms } from '../../../../../test/stock-model.ts';
import { ownPostgres } from '../../../../../test/test-database.ts';
import { newPurchaseKey } from '../../../../../test/ticket-buyer.ts';
import { makeMembers, publishTickets, type WorldMember } from '../../../../../test/ticket-world.ts';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open-database.ts';

const price = 1_000;
const good = '4111111111111111';
const terms: StockTerms = { tickets: { 1: { capacity: 150, perPerson: null } }, groups: [], codes: {} };
const buyersOfRound = 32;
const roundsMax = 4;
const minute = 60_000;

const often = (weight: number, number: string) => ({ weight, arbitrary: fc.constant(number) });
const card = fc.oneof(
  often(4, good),
  often(1, '4000000000000002'),
  // The webhook comes before the answer, twice, or never; then nobody reports a charge whose answer is lost.
  often(2, '4000000000002008'),
  often(2, '4000000000003006'),
  often(8, '4000000000004004'),
  often(1, '4000000000007007'),
);
interface Round {
  cards: string[];
  /** The server is killed once this many charges are taken but not yet known to their orders. */
  unknownCharges: number;
}
const round: fc.Arbitrary<Round> = fc.record({
  cards: fc.array(card, { minLength: buyersOfRound, maxLength: buyersOfRound }),
  unknownCharges: fc.integer({ min: 1, max: 5 }),
});
const seed = Date.now() % 1_000_000;

const postgres = await ownPostgres();
describe.skipIf(postgres === undefined)('among card purchases at two servers', () => {
  let database: Database;
  let steady: ServedHiroba;
  let members: WorldMember[] = [];
  const started: ServedHiroba[] = [];
  const start = async (): Promise<ServedHiroba> => {
    const server = await serveHiroba(postgres!.databaseUrl);
    started.push(server);
    return server;
  };
  beforeAll(async () => {
    database = await openDatabase({ databaseUrl: postgres!.databaseUrl, dataFolder: '' }, { onProblem: () => {} });
    await publishTickets(database, { tickets: ticketsOf(terms).map((one) => ({ ...one, price })) });
    members = await makeMembers(database, roundsMax * buyersOfRound);
  });
  afterEach(() => Promise.all(started.splice(0).map((server) => server.kill())));
  afterAll(async () => {
    await database?.close();
    postgres!.remove();
  });

  interface Buyer {
    who: WorldMember;
    server: ServedHiroba;
    payment: object;
    key: string;
  }
  /** Undefined: the server did not answer, or answered with an error. */
  const press = async ({ who, server, payment, key }: Buyer): Promise<ServedAnswer | undefined> => {
    const answer = await buyAt(server, who, { ticketId: 1, price, payment, key }).catch(() => undefined);
    return answer !== undefined && answer.status < 500 ? answer : undefined;
  };

  /** Counts charges that the gateway has taken and that the orders of these purchases do not know. */
  const unknownCharges = async (buyers: readonly Buyer[]): Promise<number> => {
    const { rows } = await database.pool.query(
      `select from ticket_order o join sandbox_charge c on c.idempotency_key = o.order_number || '/1'
       where o.purchase_key = any ($1::text[]) and o.state = 'charging' and c.state = 'paid'`,
      [buyers.map(({ key }) => key)],
    );
    return rows.length;
  };

  /** The answers that buyers received; a buyer who received none has tried again. */
  let told: (Buyer & { answer: ServedAnswer })[] = [];
  let found = 0;
  beforeEach(async () => {
    onTestFailed(() => console.error(`The rounds had the seed ${seed}.`));
    told = [];
    found = 0;
    steady = await start();
  });

  const play = async ({ cards, unknownCharges: wanted }: Round, kill: (victim: ServedHiroba) => Promise<void>) => {
    const victim = await start();
    const buyers = await Promise.all(
      members.splice(0, buyersOfRound).map(async (who, place): Promise<Buyer> => {
        const payment = await cardToken(steady, who, cards[place]!);
        return { who, payment, key: newPurchaseKey(), server: place % 4 === 0 ? steady : victim };
      }),
    );
    const ofVictim = buyers.filter(({ server }) => server === victim);
    const over = new AbortController();
    const pressing = Promise.all(buyers.map(press)).finally(() => over.abort());
    while (!over.signal.aborted && (await unknownCharges(ofVictim)) < wanted) await wait(1);
    await kill(victim);
    found += await unknownCharges(buyers);
    const answers = await pressing;
    for (const [place, buyer] of buyers.entries()) {
      // As a browser does, sends the same purchase once more, and then pays an unpaid one with another card.
      const answer = answers[place] ?? (await press({ ...buyer, server: steady }));
      if (answer === undefined) throw new Error('The server that lives does not answer.');
      told.push({ ...buyer, answer });
      if (answer.data?.state === 'charging')
        await payAt(steady, buyer.who, answer.data.orderId as string, await cardToken(steady, buyer.who, good));
    }
  };

  /** Lets time pass until no order and no refund waits for anything. */
  const settle = async (): Promise<void> => {
    const waiting = async () => {
      const { rows } = await database.pool.query(
        `select state from ticket_order where state not in ('completed', 'expired') union all
         select state from ticket_refund where state <> 'done'`,
      );
      return rows;
    };
    for (let times = 0; times < 20 && (await waiting()).length > 0; times += 1) {
      await steady.pass(5 * minute);
    }
    expect(await waiting()).toEqual([]);
  };

  /** Checks that buyers who paid have their tickets once, that others have none, and that every answer was true. */
  const audit = async (): Promise<void> => {
    const accounts = await readCardAccounts(database);
    expect(wrongAccounts(accounts)).toEqual([]);
    expect(await wrongBooks(database, terms)).toEqual([]);
    const bought = new Set(accounts.filter(({ state }) => state === 'completed').map(({ orderNumber }) => orderNumber));
    expect(toldSo().filter(({ answer }) => !bought.has(answer.data.orderId as string))).toEqual([]);
  };
  const toldSo = () => told.filter(({ answer }) => answer.data?.state === 'completed');

  test('a server that is killed makes no buyer pay twice or in vain, and leaves no place taken without an order [TICKET-010, TICKET-121]', async () => {
    for (const one of fc.sample(round, { seed, numRuns: 3 })) await play(one, (victim) => victim.kill());
    expect(found).toBeGreaterThan(0);
    expect(toldSo().length).toBeGreaterThan(0);
    await settle();
    await audit();
  });

  test('a PostgreSQL server that is killed makes no buyer pay twice or in vain either, and leaves no place taken without an order', async () => {
    const [one] = fc.sample(round, { seed, numRuns: 1 }) as [Round];
    await play(one, async () => {
      postgres!.kill();
      await postgres!.restart();
    });
    await settle();
    await audit();
  });
});
