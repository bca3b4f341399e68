import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wrongBooks } from '../../../../../test/sale-driver.ts';
import { readBooks, unlockReserveTickets } from '../../../../../test/sale-floor.ts';
import { type ServedAnswer, type ServedHiroba, serveHiroba } from '../../../../../test/serve-hiroba.ts';
import { buyAt, countAnswers, ticketMoves, ticketsOf } from '../../../../../test/served-sale.ts';
import { ownPostgres } from '../../../../../test/test-database.ts';
import { makeMembers, publishTickets, type WorldMember, worldSite } from '../../../../../test/ticket-world.ts';
import type { StockTerms } from '../../../../../test/stock-model.ts';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { inParallel } from '#server/in-parallel.ts';

const [hot, morning, afternoon, invited, givenBack, carried] = [1, 2, 3, 4, 5, 6];
/** Tickets of the control, which switches the locks off. */
const [unlocked, early, late, spent] = [7, 8, 9, 10];
const price = 1_000;
const atOnce = 8;
const capacity = { hot: 1_500, givenBack: 200, unlocked: 10 };
const plenty = { capacity: null, perPerson: null };
const terms: StockTerms = {
  tickets: {
    [hot]: { capacity: capacity.hot, perPerson: 2 },
    [morning]: plenty,
    [afternoon]: plenty,
    [invited]: plenty,
    [givenBack]: { ...plenty, capacity: capacity.givenBack },
    [carried]: plenty,
    [unlocked]: { ...plenty, capacity: capacity.unlocked },
    [early]: plenty,
    [late]: plenty,
    [spent]: plenty,
  },
  groups: [
    [morning, afternoon],
    [early, late],
  ].map((ids) => ({ tickets: ids.map((id) => ({ id })), purchasableCount: 1 })),
  codes: { LAST: 60, SPENT: 5 },
};
/** Tickets with a price, which a discount code makes free. */
const priced = [invited, spent];

const postgres = await ownPostgres(['fsync=off', 'synchronous_commit=off']);
describe.skipIf(postgres === undefined)('three servers of one sale', () => {
  let database: Database;
  let servers: ServedHiroba[] = [];
  let members: WorldMember[] = [];
  let staff: WorldMember;
  beforeAll(async () => {
    const { databaseUrl } = postgres!;
    database = await openDatabase({ databaseUrl, dataFolder: '' });
    const tickets = ticketsOf(terms).map((one) => ({ ...one, price: priced.includes(one.detailId) ? price : 0 }));
    const discountCodes = Object.entries(terms.codes).map(([code, usesMax]) => ({ code, isForFree: true, usesMax }));
    await publishTickets(database, { tickets, groups: terms.groups, serverContent: { discountCodes } });
    [staff, ...members] = (await makeMembers(database, 1_001)) as [WorldMember, ...WorldMember[]];
    const role = { site_key: worldSite, member_id: staff.memberId, role: 'staff' } as const;
    await database.kysely.insertInto('member_role').values(role).execute();
    servers = await Promise.all([1, 2, 3].map(() => serveHiroba(databaseUrl, { hasJobs: false })));
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill()));
    await database?.close();
    postgres!.remove();
  });

  /** Servers and members in turn. */
  const server = (place: number): ServedHiroba => servers[place % servers.length]!;
  const member = (place: number): WorldMember => members[place % members.length]!;
  const rush = async <Answer>(count: number, press: (place: number) => Promise<Answer>): Promise<Answer[]> =>
    Promise.all(Array.from({ length: count }, (_, place) => press(place)));
  const soldOf = async (ticketId: number): Promise<number> => {
    const books = (await readBooks(database)).find((one) => one.ticketId === ticketId);
    return books?.soldTickets ?? 0;
  };
  const idsOf = async (ticketId: number) => {
    const { rows } = await database.pool.query<{ id: number; purchaserId: number }>(
      `select purchased_ticket_id as id, purchaser_id as "purchaserId" from purchased_ticket
       where ticket_id = $1 and state = 'issued' order by 1`,
      [ticketId],
    );
    return rows.map(({ id, purchaserId }) => ({ id, owner: members.find((one) => one.memberId === purchaserId)! }));
  };

  /** Every buyer buys again and again, each time at another server. */
  const rushFor = (ticketId: number, count: number, buyers: number): Promise<ServedAnswer[]> =>
    rush(count, (place) => buyAt(server(place), member(place % buyers), { ticketId }));
  const rushForHalves = (halves: readonly number[], buyers: number): Promise<ServedAnswer[]> =>
    rush(2 * buyers, (place) => {
      const [buyer, half] = [Math.floor(place / 2), place % 2];
      return buyAt(server(buyer + half), member(buyer), { ticketId: halves[half]! });
    });
  const rushWithCode = (code: string, ticketId: number, count: number): Promise<ServedAnswer[]> =>
    rush(count, (place) => buyAt(server(place), member(place), { ticketId, price, code }));

  /** Gives tickets to different members, and answers each with the code that opens the gate. */
  const carry = async (count: number) => {
    const from = await soldOf(carried);
    await rush(count, (place) => buyAt(server(place), member(place), { ticketId: carried }));
    const { rows } = await database.pool.query<{ id: number; purchaserId: number; gateCode: string }>(
      `select purchased_ticket_id as id, purchaser_id as "purchaserId", code || '.' || qr_secret as "gateCode"
       from purchased_ticket where ticket_id = $1 order by purchased_ticket_id desc limit $2`,
      [carried, count],
    );
    expect(await soldOf(carried)).toBe(from + count);
    return rows.map((row) => ({ ...row, owner: members.find((one) => one.memberId === row.purchaserId)! }));
  };
  /** Works on a few at a time, because a server has few connections. */
  const withEach = async <One, Done>(of: readonly One[], work: (one: One, place: number) => Promise<Done>) => {
    const done: Done[] = [];
    await inParallel([...of.entries()], atOnce, async ([place, one]) => void (done[place] = await work(one, place)));
    return done;
  };
  /** Sends requests together and answers the names of those that succeeded. */
  const together = async (asked: Record<string, Promise<ServedAnswer>>): Promise<string[]> => {
    const answers = await Promise.all(Object.values(asked));
    // 429: too many links that are no longer valid came from one address.
    for (const { status } of answers) expect([200, 404, 409, 410, 429]).toContain(status);
    return Object.keys(asked).filter((_, place) => answers[place]?.status === 200);
  };
  const statesOf = async (of: readonly { id: number }[]): Promise<string[]> => {
    const { rows } = await database.pool.query<{ id: number; state: string }>(
      `select purchased_ticket_id as id, concat_ws(',', case state when 'canceled' then state end,
         case transfer_status when 'TRANSFERRING' then 'offered' when 'TRANSFERRED' then 'received' end,
         case when checkin_count = 1 then 'entered' when checkin_count > 1 then 'entered twice' end) as state
       from purchased_ticket where purchased_ticket_id = any ($1::integer[])`,
      [of.map(({ id }) => id)],
    );
    return of.map(({ id }) => rows.find((row) => row.id === id)?.state ?? 'gone');
  };

  test('sell each place of a hot ticket once, and no member more than the limit [TICKET-010]', async () => {
    const {
      done,
      '409 soldOut': soldOut = 0,
      '409 limitReached': limitReached = 0,
      ...more
    } = countAnswers(await rushFor(hot, 2_100, 800));
    expect([done, soldOut + limitReached, more]).toEqual([capacity.hot, 2_100 - capacity.hot, {}]);
    expect(await soldOf(hot)).toBe(capacity.hot);
    expect(await wrongBooks(database, terms)).toEqual([]);
  });

  test('sell each of a thousand members one of two exclusive tickets when they ask for both at two servers [TICKET-010]', async () => {
    const answers = await rushForHalves([morning, afternoon], 1_000);
    expect(countAnswers(answers)).toEqual({ done: 1_000, '409 combination': 1_000 });
    const owners = [...(await idsOf(morning)), ...(await idsOf(afternoon))].map(({ owner }) => owner.memberId);
    expect(new Set(owners).size).toBe(1_000);
    expect(await wrongBooks(database, terms)).toEqual([]);
  });

  test('accept a code exactly as often as it may be used, however many members have it [DISCOUNT-003]', async () => {
    const answers = await rushWithCode('LAST', invited, 2_000);
    expect(countAnswers(answers)).toEqual({ done: 60, '409 codeUnusable': 1_940 });
    expect(await soldOf(invited)).toBe(60);
    expect(await wrongBooks(database, terms)).toEqual([]);
  });

  test('sell a place again once after its ticket is cancelled, and never before [TICKET-010, TICKET-116]', async () => {
    const full = capacity.givenBack;
    expect(countAnswers(await rushFor(givenBack, full, full))).toEqual({ done: full });
    const seen: { taken: number; tickets: number }[] = [];
    const watching = new AbortController();
    const watch = async (): Promise<void> => {
      for (; !watching.signal.aborted; await wait(20)) {
        const { rows } = await database.pool.query<{ taken: number; tickets: number }>(
          `select taken, (select count(*)::integer from purchased_ticket t
             where t.ticket_id = s.ticket_id and t.state in ('held', 'issued')) as tickets
           from ticket_stock s where s.ticket_id = $1`,
          [givenBack],
        );
        seen.push(...rows);
      }
    };
    const sold = await idsOf(givenBack);
    const watched = watch();
    // Each owner cancels the ticket twice at once, at two servers.
    const [bought, canceled] = await Promise.all([
      rush(2_000, (place) => buyAt(server(place), member(place), { ticketId: givenBack })),
      withEach(sold, ({ id, owner }, place) =>
        Promise.all([0, 1].map((other) => ticketMoves.cancel(server(place + other), owner, id))),
      ),
    ]).finally(() => watching.abort());
    await watched;
    expect(countAnswers(canceled.flat())).toEqual({ done: full, 409: full });
    expect(seen.filter(({ taken, tickets }) => taken !== tickets || tickets > full)).toEqual([]);
    const { done = 0, '409 soldOut': soldOut = 0 } = countAnswers(bought);
    expect([done > 0, done + soldOut, await soldOf(givenBack)]).toEqual([true, 2_000, done]);
    const again = countAnswers(await rushFor(givenBack, full + 10, full));
    expect([again['done'] ?? 0, await soldOf(givenBack)]).toEqual([full - done, full]);
    expect(await wrongBooks(database, terms)).toEqual([]);
  });

  test('do exactly one of offering, cancelling and checking in a ticket when all three are asked for at once [TRANSFER-003, TICKET-116, ACCESS-059]', async () => {
    const fresh = await carry(150);
    const moves = await withEach(fresh, ({ id, owner, gateCode }, place) =>
      together({
        offered: ticketMoves.offer(server(place), owner, id),
        canceled: ticketMoves.cancel(server(place + 1), owner, id),
        entered: ticketMoves.checkIn(server(place + 2), staff, id, gateCode),
      }),
    );
    expect(moves.filter((done) => done.length !== 1)).toEqual([]);
    expect(await statesOf(fresh)).toEqual(moves.map((done) => done.join()));
    expect(await wrongBooks(database, terms)).toEqual([]);
  });

  test('transfer a ticket to one of the members who have its link, or to none [TRANSFER-004, TRANSFER-006]', async () => {
    const offered = await carry(150);
    const links = await withEach(offered, async ({ id, owner }, place) => {
      const { data } = await ticketMoves.offer(server(place), owner, id);
      return data.transferCode as string;
    });
    const moves = await withEach(offered, ({ id, owner, gateCode }, place) =>
      together({
        received: ticketMoves.receive(server(place), member(place + 500), links[place]!),
        alsoReceived: ticketMoves.receive(server(place + 1), member(place + 501), links[place]!),
        withdrawn: ticketMoves.withdraw(server(place + 2), owner, id),
        canceled: ticketMoves.cancel(server(place), owner, id),
        entered: ticketMoves.checkIn(server(place + 1), staff, id, gateCode),
      }),
    );
    const legal = ['received', 'alsoReceived', 'withdrawn', 'withdrawn,canceled', 'withdrawn,entered'];
    expect(moves.filter((done) => !legal.includes(done.join()))).toEqual([]);
    expect(new Set(moves.map(([one]) => one)).size).toBeGreaterThan(1);
    const ends: Record<string, string> = { received: 'received', alsoReceived: 'received', withdrawn: '' };
    expect(await statesOf(offered)).toEqual(moves.map((done) => ends[done.at(-1)!] ?? done.at(-1)));
    expect(await wrongBooks(database, terms)).toEqual([]);
  });

  test('would sell more places than there are if nothing were locked (control)', async () => {
    await unlockReserveTickets(database, undefined, 0.2);
    // The rows exist beforehand, so that no purchase waits for another one that creates them.
    for (const [place, ticketId] of [unlocked, early, late].entries())
      await buyAt(server(0), member(900 + place), { ticketId });
    await rushWithCode('SPENT', spent, 1);
    expect(countAnswers(await rushFor(unlocked, 60, 60))['done']).toBeGreaterThan(capacity.unlocked - 1);
    expect(countAnswers(await rushForHalves([early, late], 30))['done']).toBeGreaterThan(30);
    expect(countAnswers(await rushWithCode('SPENT', spent, 60))['done']).toBeGreaterThan(4);
    expect(await wrongBooks(database, terms)).not.toEqual([]);
  });
});
