import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as gates from '#features/my-ticket/contract.ts';
import * as links from '#features/my-ticket/contract/reception.ts';
import { readGateCode } from '#features/my-ticket/rules/gate-code.ts';
import * as corrections from '#features/orders/contract/corrections.ts';
import * as reception from '#features/reception/contract.ts';
import * as day from '#features/reception/contract/console.ts';
import { decideOffline } from '#features/reception/rules/decide-offline.ts';
import { isCheckIn, judgeEntry } from '#features/reception/rules/judge-entry.ts';
import { joinedAtOnce, listLastsMs } from '#features/reception/rules/reception-limits.ts';
import { openList, type OpenList } from '#features/reception/web/offline/open-list.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { postTo } from '../post-to.ts';
import { sellTicket } from '../sell-ticket.ts';
import { startTestSite, testNow, type TestSite } from '../start-test-site.ts';

const params = { site: 'event-11' };
const gate = 60;
const minute = 60_000;
const device = randomUUID();
let site: TestSite;
let organiser: ConsoleClient;
let now = testNow;
function setNow(at: number): void {
  now = at;
  site.setNow(at);
}
beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
  organiser = await operatorAt(site, 'event/11', 'owner');
  await setUpApp(organiser);
});
afterAll(() => site.close());
beforeEach(async () => {
  setNow(testNow);
  for (const table of [
    'gate_entry',
    'ticket_checkin',
    'purchased_ticket',
    'order_change',
    'ticket_order',
    'operator_log',
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- a few short statements
    await site.database.kysely.deleteFrom(table).execute();
  }
});

const post = postTo(() => site);
interface Gate {
  staffLinkId: number;
  gateToken: string;
}
async function openGate(name = 'North', more: object = {}): Promise<Gate> {
  const hours = { from: '2026-11-20 09:00', until: '2026-11-21 20:00' };
  const { data } = await organiser.call(links.makeStaffLink, {
    params,
    body: { name, contentIds: [gate], ...hours, ...more },
  });
  const entered = await post([gates.enterReception, {}, { token: data.path.split('#gate=')[1]! }]);
  return { staffLinkId: data.staffLinkId, gateToken: String(entered.data['gateToken']) };
}
const listOf = async ({ gateToken }: Gate) =>
  (await post([reception.fetchGateList, {}, { gateToken }])).data as {
    list: string;
    signature: string;
    publicKey: string;
  };
async function takeList(at: Gate): Promise<OpenList> {
  const open = await openList(await listOf(at));
  if (open === undefined) throw new Error('The list was not signed.');
  return open;
}

interface Ticket {
  id: number;
  number: string;
  qr: string;
  orderNumber: string;
}
async function sell(sale: Parameters<typeof sellTicket>[2] = {}): Promise<Ticket> {
  const { ids, orderNumber } = await sellTicket(site.database, null, { contentId: gate, ...sale });
  return { ...(await codesOf(ids[0] ?? 0)), orderNumber };
}
async function codesOf(id: number): Promise<Omit<Ticket, 'orderNumber'>> {
  const { code, qr_secret } = await site.database.kysely
    .selectFrom('purchased_ticket')
    .select(['code', 'qr_secret'])
    .where('purchased_ticket_id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, number: code, qr: `${code}.${qr_secret}` };
}
const entryOf = (list: OpenList, { id, qr }: Pick<Ticket, 'id' | 'qr'>, at: number, more: object = {}) => ({
  key: randomUUID(),
  listKey: list.listKey,
  contentId: gate,
  purchasedTicketId: id,
  code: qr,
  at,
  ...more,
});
type Entry = ReturnType<typeof entryOf>;
async function join({ gateToken }: Gate, entries: readonly Entry[], deviceNow?: number) {
  const body = { gateToken, device, deviceNow: deviceNow ?? now, entries };
  const { status, data } = await post([reception.joinEntries, {}, body]);
  return { status, entries: (data?.['entries'] ?? []) as reception.JoinedAnswer[] };
}
const outcomes = async (...given: Parameters<typeof join>) =>
  (await join(...given)).entries.map(({ outcome }) => outcome);
const checkins = (id: number) =>
  site.database.kysely
    .selectFrom('ticket_checkin')
    .select(['checked_in_at', 'gate'])
    .where('purchased_ticket_id', '=', id)
    .execute();
const countOf = async (id: number): Promise<number> =>
  (
    await site.database.kysely
      .selectFrom('purchased_ticket')
      .select('checkin_count')
      .where('purchased_ticket_id', '=', id)
      .executeTakeFirstOrThrow()
  ).checkin_count;
const lookUp = async ({ gateToken }: Gate, code: string) =>
  post([gates.lookUpAtReception, { contentId: gate }, { gateToken, code }]);
const checkIn = async ({ gateToken }: Gate, { id, qr }: Pick<Ticket, 'id' | 'qr'>, more: object = {}) =>
  post([gates.checkInAtReception, { contentId: gate }, { gateToken, purchasedTicketId: id, code: qr, ...more }]);

/** What a gate with this list says of a code, without a network. */
async function decide(list: OpenList, typed: string, at = now, isUsedHere = false) {
  const code = readGateCode(typed);
  const found = code && (await list.find(gate, code));
  const ticket = found && { ...found.kind, isUsedHere };
  return decideOffline(ticket, code?.kind ?? 'number', { now: at, goodUntil: list.goodUntil, isFull: false });
}

describe('the list of a gate', () => {
  test('is signed, and has neither codes nor people', async () => {
    const ticket = await sell({ order: { purchaser_mail: 'hanako@example.jp' } });
    const at = await openGate();
    const made = await listOf(at);
    for (const secret of [ticket.number, ticket.qr.split('.')[1]!, 'hanako', 'North'])
      expect(made.list).not.toContain(secret);
    expect((await openList(made))?.tickets).toBe(1);
    expect(await openList({ ...made, list: made.list.replace('"isUsed":false', '"isUsed":true') })).toBeUndefined();
    const other = await listOf(at);
    expect(other.publicKey).toBe(made.publicKey);
    // The hashes of one list tell nothing of another.
    expect(JSON.parse(other.list).kinds[0].records).not.toBe(JSON.parse(made.list).kinds[0].records);
  });

  test('finds a ticket by its QR code and its number, at its own gate alone', async () => {
    const ticket = await sell();
    await sell({ contentId: 61 });
    const list = await takeList(await openGate());
    expect(list.tickets).toBe(1);
    for (const code of [ticket.qr, ticket.number]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await list.find(gate, readGateCode(code)!))?.purchasedTicketId).toBe(ticket.id);
    }
    expect(await list.find(61, readGateCode(ticket.qr)!)).toBeUndefined();
    expect(await list.find(gate, readGateCode(`${ticket.number}.other`)!)).toBeUndefined();
  });

  test('decides as the server does, of every kind of ticket and at every time', async () => {
    const period = { checkinPeriodStart: '2026-11-20 10:30', checkinPeriodEnd: '2026-11-20 18:00' };
    const used = { checkin_count: 1 };
    const kinds: Parameters<typeof sellTicket>[2][] = [
      {},
      { item: period },
      { item: { checkinPeriodEnd: '2026-11-20' } },
      {
        item: { dynamicCheckinPeriod: true, checkinPeriodDays: 1 },
        ticket: { available_started_at: new Date(testNow) },
      },
      { item: { checkinMethod: 'QR' } },
      { ticket: used },
      { ticket: used, item: { ...period, enableUnlimitCheckin: true } },
      { ticket: { state: 'canceled', canceled_at: new Date(testNow) } },
      {
        ticket: {
          transfer_status: 'TRANSFERRING',
          transfer_code: 'T1',
          transfer_started_at: new Date(testNow - 47 * 3_600_000),
        },
      },
    ];
    const tickets = [];
    for (const kind of kinds) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      tickets.push(await sell(kind));
    }
    const at = await openGate();
    const list = await takeList(at);
    const seen = new Set<string>();
    for (const time of [testNow, testNow + 40 * minute, testNow + 61 * minute, testNow + 9 * 3_600_000]) {
      setNow(time);
      for (const { qr, number } of tickets) {
        for (const code of [qr, number]) {
          // oxlint-disable-next-line no-await-in-loop -- one after the other
          const [{ data }, offline] = [await lookUp(at, code), await decide(list, code)];
          expect([code, time - testNow, data['problem'] === null]).toEqual([
            code,
            time - testNow,
            offline === undefined,
          ]);
          seen.add(offline ?? 'open');
        }
      }
    }
    expect([...seen].sort()).toEqual(['before', 'canceled', 'finished', 'open', 'scanNeeded', 'transferring', 'used']);
  });

  test('lets nobody in who owes money, and nobody when it is old', async () => {
    const owed = await sell({
      order: { payment_method: 'Local', is_deferred: true, attempt: 0, paid_attempt: null, paid_at: null },
    });
    const list = await takeList(await openGate());
    expect(await decide(list, owed.qr)).toBe('owes');
    const paid = await sell();
    const later = await takeList(await openGate());
    expect(await decide(later, paid.qr, testNow + listLastsMs)).toBeUndefined();
    expect(await decide(later, paid.qr, testNow + listLastsMs + 1)).toBe('listIsOld');
    expect(await decide(later, 'AAAA-BBBB-CCCC')).toBe('notInList');
    expect(await decide(later, paid.qr, testNow, true)).toBe('used');
  });

  test('is for a link that works', async () => {
    const at = await openGate();
    await organiser.call(links.endStaffLink, { params: { ...params, staffLinkId: at.staffLinkId } });
    expect((await post([reception.fetchGateList, {}, { gateToken: at.gateToken }])).status).toBe(410);
  });
});

describe('entries that a gate tells later', () => {
  test('count once, however often and from how many calls at once they come', async () => {
    const ticket = await sell();
    const at = await openGate();
    const list = await takeList(at);
    const entry = entryOf(list, ticket, testNow + minute);
    setNow(testNow + 10 * minute);
    const together = await Promise.all([join(at, [entry]), join(at, [entry]), join(at, [entry])]);
    for (const { entries } of [...together, await join(at, [entry])]) {
      expect(entries).toEqual([{ key: entry.key, outcome: 'counted', otherAt: null, otherGate: null }]);
    }
    expect(await checkins(ticket.id)).toEqual([{ checked_in_at: new Date(testNow + minute), gate: 'North' }]);
    expect(await countOf(ticket.id)).toBe(1);
    // The control: another key is another entry, and a double one.
    expect(await outcomes(at, [{ ...entry, key: randomUUID() }])).toEqual(['double']);
    expect(await countOf(ticket.id)).toBe(1);
  });

  test('of a ticket that comes again count once for half a minute, at whichever gate and beside whichever network', async () => {
    const [north, south] = [await openGate('North'), await openGate('South')];
    const ticket = await sell({ item: { enableUnlimitCheckin: true } });
    const [one, other] = [await takeList(north), await takeList(south)];
    const start = now + minute;
    const later = start + 2 * minute;
    setNow(later + 2 * minute);
    const pressed = [start, start + 1_000, later].map((at) => entryOf(one, ticket, at));
    expect(await outcomes(north, pressed)).toEqual(['counted', 'counted', 'counted']);
    // Told later, and a little earlier than the others.
    expect(
      await outcomes(south, [entryOf(other, ticket, start - 5_000), entryOf(other, ticket, later + 9_000)]),
    ).toEqual(['counted', 'counted']);
    expect(await countOf(ticket.id)).toBe(2);
    expect((await checkins(ticket.id)).map(({ gate: name }) => name)).toEqual(['North', 'North']);
  });

  test('are the same as the check-in whose answer was lost', async () => {
    const ticket = await sell();
    const at = await openGate();
    const list = await takeList(at);
    const entry = entryOf(list, ticket, testNow);
    expect((await checkIn(at, ticket, { entryKey: entry.key })).status).toBe(200);
    expect((await checkIn(at, ticket, { entryKey: entry.key })).status).toBe(200);
    expect(await outcomes(at, [entry])).toEqual(['counted']);
    expect(await countOf(ticket.id)).toBe(1);
    // The control: without the key the gate cannot tell its own check-in from another one.
    expect((await checkIn(at, ticket)).status).toBe(409);
  });

  test('of one ticket at two gates are both taken, and named with times and gates', async () => {
    const ticket = await sell();
    const [north, south] = [await openGate('North'), await openGate('South')];
    const [first, second] = [await takeList(north), await takeList(south)];
    expect([await decide(first, ticket.qr), await decide(second, ticket.qr)]).toEqual([undefined, undefined]);
    setNow(testNow + 10 * minute);
    expect(await outcomes(north, [entryOf(first, ticket, testNow + minute)])).toEqual(['counted']);
    const { entries } = await join(south, [entryOf(second, ticket, testNow + 2 * minute)]);
    expect(entries).toMatchObject([{ outcome: 'double', otherAt: '2026-11-20T10:01:00+09:00', otherGate: 'North' }]);
    const named = {
      outcome: 'double',
      gate: 'South',
      scannedAt: '2026-11-20T10:02:00+09:00',
      joinedAt: '2026-11-20T10:10:00+09:00',
      otherAt: '2026-11-20T10:01:00+09:00',
      otherGate: 'North',
      numberEnd: ticket.number.slice(-4),
      settledBy: null,
    };
    const atGate = await post([reception.listDoubts, {}, { gateToken: north.gateToken }]);
    expect(atGate.data['entries']).toMatchObject([named]);
    const { data } = await organiser.call(day.listGateDoubts, { params });
    expect(data.entries).toMatchObject([named]);
    const settle = { params: { ...params, gateEntryId: data.entries[0]!.gateEntryId } };
    expect((await organiser.call(day.settleGateDoubt, settle)).status).toBe(200);
    expect((await organiser.call(day.settleGateDoubt, settle)).status).toBe(404);
    expect((await organiser.call(day.listGateDoubts, { params })).data.entries[0]?.settledBy).toEqual(
      expect.any(String),
    );
  });

  test('are by the clock of the server, also where that of the device is three hours wrong', async () => {
    const ticket = await sell();
    const at = await openGate();
    const list = await takeList(at);
    const wrong = 3 * 3_600_000;
    setNow(testNow + 10 * minute);
    const entry = entryOf(list, ticket, testNow + minute - wrong);
    expect(await outcomes(at, [entry], testNow + 10 * minute - wrong)).toEqual(['counted']);
    expect((await checkins(ticket.id))[0]?.checked_in_at).toEqual(new Date(testNow + minute));
    // The control: a device that says nothing of its clock would be believed, to the time of its list.
    const other = await sell();
    expect(await outcomes(at, [entryOf(list, other, testNow + minute - wrong)])).toEqual(['counted']);
    expect((await checkins(other.id))[0]?.checked_in_at).toEqual(new Date(testNow));
  });

  test('of a link that was ended are taken as far as they were before', async () => {
    const [before, after] = [await sell(), await sell()];
    const at = await openGate();
    const list = await takeList(at);
    setNow(testNow + 5 * minute);
    await organiser.call(links.endStaffLink, { params: { ...params, staffLinkId: at.staffLinkId } });
    setNow(testNow + 30 * minute);
    const told = [entryOf(list, before, testNow + minute), entryOf(list, after, testNow + 6 * minute)];
    expect(await outcomes(at, told)).toEqual(['counted', 'afterEnd']);
    expect([await countOf(before.id), await countOf(after.id)]).toEqual([1, 0]);
    expect((await lookUp(at, before.qr)).status).toBe(410);
    expect((await join({ ...at, gateToken: 'none-none-none-none-none' }, told)).status).toBe(410);
  });

  test('of no ticket, of another gate and of no list are named, and too many at once are refused', async () => {
    const [ticket, elsewhere] = [await sell(), await sell({ contentId: 61 })];
    const at = await openGate();
    const list = await takeList(at);
    const unknown = { id: 999_999, qr: 'AAAA-BBBB-CCCC.secret' };
    const told = [
      entryOf(list, unknown, testNow),
      entryOf(list, { ...ticket, qr: `${ticket.number}.wrong` }, testNow),
      entryOf(list, elsewhere, testNow, { contentId: 61 }),
      entryOf(list, ticket, testNow, { listKey: 'none' }),
    ];
    expect(await outcomes(at, told)).toEqual(['unknown', 'unknown', 'unknown', 'unknown']);
    expect([await countOf(ticket.id), await countOf(elsewhere.id)]).toEqual([0, 0]);
    const many = Array.from({ length: joinedAtOnce + 1 }, () => entryOf(list, ticket, testNow));
    expect((await join(at, many)).status).toBe(422);
    expect((await join(at, [])).status).toBe(422);
  });
});

describe('a ticket that is corrected while a gate has no network', () => {
  /** The buyer has another mail address: the tickets get other codes. */
  async function correct({ orderNumber }: Ticket): Promise<void> {
    const { data: people } = await organiser.call(corrections.readPeopleOfOrder, {
      params: { ...params, orderNumber },
    });
    const { name, mail } = people.buyer!;
    const body = { key: randomUUID(), purchasedTicketId: null, name, mail: 'right@example.jp', seen: { name, mail } };
    const { status } = await organiser.call(corrections.correctOrder, { params: { ...params, orderNumber }, body });
    expect(status).toBe(200);
  }

  test('comes in with its old code at that gate once, which is named; the right holder still comes in', async () => {
    const ticket = await sell();
    const at = await openGate();
    const old = await takeList(at);
    setNow(testNow + 5 * minute);
    await correct(ticket);
    const present = await codesOf(ticket.id);
    expect(present.qr).not.toBe(ticket.qr);
    setNow(testNow + 10 * minute);
    // The old list knows no better, once; a new one does, and so does the server.
    expect(await decide(old, ticket.qr)).toBeUndefined();
    expect(await decide(old, ticket.qr, now, true)).toBe('used');
    expect(await decide(await takeList(at), ticket.qr)).toBe('notInList');
    expect((await lookUp(at, ticket.qr)).status).toBe(404);
    expect(await decide(old, ticket.qr, testNow + listLastsMs + 1)).toBe('listIsOld');
    const { entries } = await join(at, [entryOf(old, ticket, now)]);
    expect(entries).toMatchObject([{ outcome: 'codeChanged', otherAt: '2026-11-20T10:05:00+09:00' }]);
    expect(await countOf(ticket.id)).toBe(0);
    expect((await checkIn(at, present)).data).toMatchObject({ checkinCount: 1 });
    // The control: judged by the ticket alone, the old code would have used it up, and kept its holder out.
    const facts = (await old.find(gate, readGateCode(ticket.qr)!))!.kind.facts;
    const judged = { at: now, way: 'qr', linkEndedAt: null } as const;
    const unchecked = judgeEntry({ ...judged, ticket: { facts, canceledAt: null, code: 'present' } });
    const checked = judgeEntry({ ...judged, ticket: { facts, canceledAt: null, code: testNow + 5 * minute } });
    expect([isCheckIn(unchecked), isCheckIn(checked)]).toEqual([true, false]);
  });

  test('counts where it came in before the correction, and its new code is then used', async () => {
    const ticket = await sell();
    const at = await openGate();
    const old = await takeList(at);
    setNow(testNow + 5 * minute);
    await correct(ticket);
    setNow(testNow + 10 * minute);
    expect(await outcomes(at, [entryOf(old, ticket, testNow + minute)])).toEqual(['counted']);
    expect((await checkIn(at, await codesOf(ticket.id))).status).toBe(409);
  });

  test('and one that is cancelled is named with when that was', async () => {
    const ticket = await sell();
    const at = await openGate();
    const old = await takeList(at);
    await site.database.kysely
      .updateTable('purchased_ticket')
      .set({ state: 'canceled', canceled_at: new Date(testNow + 5 * minute) })
      .where('purchased_ticket_id', '=', ticket.id)
      .execute();
    setNow(testNow + 10 * minute);
    const { entries } = await join(at, [entryOf(old, ticket, now)]);
    expect(entries).toMatchObject([{ outcome: 'canceled', otherAt: '2026-11-20T10:05:00+09:00' }]);
    expect(await countOf(ticket.id)).toBe(0);
  });
});
