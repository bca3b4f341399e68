import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as reception from '#features/my-ticket/contract.ts';
import * as links from '#features/my-ticket/contract/reception.ts';
import { buildPath, type CallShape } from '#kernel/endpoint.ts';
import { parseInstant } from '#kernel/period.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { sellTicket } from '../sell-ticket.ts';
import { startTestSite, testNow, type TestSite } from '../start-test-site.ts';

const params = { site: 'event-11' };
const gate = 60;
let site: TestSite;
let organiser: ConsoleClient;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
  organiser = await operatorAt(site, 'event/11', 'owner');
  await setUpApp(organiser);
});
afterAll(() => site.close());

const post = async (call: CallShape, more: object, body: Record<string, string | number>) => {
  const path = buildPath(call.path, { portalId: 1, eventId: 11, ...more });
  const answer = await site.post(`/web_api/v2/${path}`, JSON.stringify(body), {
    'content-type': 'application/json',
    language: 'eng',
  });
  return { status: answer.status, ...((await answer.json()) as { data: Record<string, unknown>; message?: string }) };
};
const day = { name: 'Main entrance', contentIds: [gate], from: '2026-11-20 09:00', until: '2026-11-20 20:00' };
const make = async (more: object = {}) => {
  const { data } = await organiser.call(links.makeStaffLink, { params, body: { ...day, ...more } });
  return { ...data, token: data.path.split('#gate=')[1]! };
};

test('staff with a link check a ticket in at the gates of the link, under its name, until it is ended', async () => {
  const { staffLinkId, token, path } = await make();
  expect(path).toMatch(/^\/web\/portal\/1\/event\/11\/users\/reception#gate=[\w-]{43}$/);
  const entered = await post(reception.enterReception, {}, { token });
  expect(entered.data).toMatchObject({ name: 'Main entrance', gates: [{ contentId: gate }] });
  const gateToken = String(entered.data['gateToken']);
  const [purchasedTicketId = 0] = (await sellTicket(site.database, null, { contentId: gate })).ids;
  const sold = await site.database.kysely
    .selectFrom('purchased_ticket')
    .select(['code', 'qr_secret'])
    .where('purchased_ticket_id', '=', purchasedTicketId)
    .executeTakeFirstOrThrow();
  const code = `${sold.code}.${sold.qr_secret}`;
  const look = () => post(reception.lookUpAtReception, { contentId: gate }, { gateToken, code });
  expect((await look()).data).toMatchObject({ purchasedTicketId, problem: null, checkinCount: 0 });
  const enter = () => post(reception.checkInAtReception, { contentId: gate }, { gateToken, code, purchasedTicketId });
  expect((await enter()).data).toMatchObject({ checkinCount: 1 });
  expect((await enter()).status).toBe(409);
  const logged = await site.database.kysely
    .selectFrom('operator_log')
    .select(['operator_name', 'operator_id', 'details'])
    .where('action', '=', 'gate.checkedIn')
    .execute();
  expect(logged).toEqual([
    {
      operator_name: 'Main entrance',
      operator_id: null,
      details: expect.objectContaining({
        staffLinkId,
        contentId: gate,
        purchasedTicketId,
        numberEnd: code.split('.')[0]!.slice(-4),
      }),
    },
  ]);
  // Another gate, and another site.
  const other = await post(reception.lookUpAtReception, { contentId: 61 }, { gateToken, code });
  const elsewhere = await post(reception.readReception, { eventId: 12 }, { gateToken });
  expect([other.status, elsewhere.status]).toEqual([404, 410]);
  const { data } = await organiser.call(links.listStaffLinks, { params });
  expect(data.links[0]).toMatchObject({ name: 'Main entrance', devices: 1, isEnded: false });
  expect(data.links[0]?.usedAt).toContain('2026-11-20');
  await organiser.call(links.endStaffLink, { params: { ...params, staffLinkId } });
  for (const answer of [await look(), await enter(), await post(reception.enterReception, {}, { token })]) {
    expect([answer.status, answer.message]).toEqual([410, expect.stringContaining('does not work any more')]);
  }
});

test('a check-in is taken back for five minutes after it, in the log too, and staff hear that an event has not begun', async () => {
  const { token } = await make({ from: '2026-09-01 09:00' });
  site.setNow(parseInstant('2026-09-01 10:00')!);
  const gateToken = String((await post(reception.enterReception, {}, { token })).data['gateToken']);
  const [purchasedTicketId = 0] = (await sellTicket(site.database, null, { contentId: gate })).ids;
  const { code } = await site.database.kysely
    .selectFrom('purchased_ticket')
    .select(sql<string>`code || '.' || qr_secret`.as('code'))
    .where('purchased_ticket_id', '=', purchasedTicketId)
    .executeTakeFirstOrThrow();
  const work = (call: CallShape) => post(call, { contentId: gate }, { gateToken, code, purchasedTicketId });
  expect((await work(reception.undoAtReception)).status).toBe(409);
  expect((await work(reception.checkInAtReception)).data).toMatchObject({
    checkinCount: 1,
    notice: expect.stringContaining('has not begun yet'),
  });
  expect((await work(reception.undoAtReception)).data).toMatchObject({ checkinCount: 0, problem: null });
  expect((await work(reception.checkInAtReception)).data).toMatchObject({ checkinCount: 1 });
  site.setNow(parseInstant('2026-09-01 10:06')!);
  const late = await work(reception.undoAtReception);
  expect([late.status, late.message]).toEqual([409, expect.stringContaining('five minutes')]);
  site.setNow(testNow);
  const logged = await site.database.kysely
    .selectFrom('operator_log')
    .select('action')
    .where(sql`details ->> 'purchasedTicketId'`, '=', String(purchasedTicketId))
    .orderBy('at')
    .execute();
  expect(logged.map(({ action }) => action)).toEqual(['gate.checkedIn', 'gate.undone', 'gate.checkedIn']);
});

test('whoever receives visitors opens the reception for themselves, until they may not any more', async () => {
  const mail = 'desk@example.jp';
  const desk = await operatorAt(site, 'event/11', 'reception', mail);
  expect((await desk.call(links.readReceptionDesk, { params })).data).toEqual({
    isPublished: true,
    hasTickets: true,
    mayMakeLinks: false,
  });
  const { data } = await desk.call(links.openOwnReception, { params });
  const token = data.path.split('#gate=')[1]!;
  const entered = await post(reception.enterReception, {}, { token });
  expect(entered.data).toMatchObject({
    name: 'desk',
    // The way back to where it was opened; whoever has a link for staff has no console.
    consolePath: '/console/sites/event-11/reception',
    gates: expect.arrayContaining([{ contentId: gate, title: expect.any(String) }]),
  });
  const gateToken = String(entered.data['gateToken']);
  const read = async () => (await post(reception.readReception, {}, { gateToken })).status;
  expect(await read()).toBe(200);
  // No list of links has it.
  const { data: listed } = await organiser.call(links.listStaffLinks, { params });
  expect(listed.links.map(({ name }) => name)).not.toContain('desk');
  const grants = site.database.kysely.updateTable('operator_grant').where('role', '=', 'reception');
  await grants.set({ suspended_at: new Date(testNow) }).execute();
  expect([await read(), (await post(reception.enterReception, {}, { token })).status]).toEqual([410, 410]);
  await grants.set({ suspended_at: null }).execute();
  expect(await read()).toBe(200);
  site.setNow(testNow + 12 * 3_600_000);
  expect(await read()).toBe(410);
  site.setNow(testNow);
});

test('a link works in its time alone, at its own site, and its secret is kept as a hash', async () => {
  const { token } = await make({ from: '2026-11-20 12:00', until: '2026-11-20 13:00' });
  const enter = async (more: object = {}) => (await post(reception.enterReception, more, { token })).status;
  expect(await enter()).toBe(410);
  site.setNow(testNow + 2 * 3_600_000);
  expect([await enter({ eventId: 12 }), await enter()]).toEqual([410, 200]);
  site.setNow(testNow + 3 * 3_600_000);
  expect(await enter()).toBe(410);
  site.setNow(testNow);
  const rows = await site.database.kysely.selectFrom('staff_link').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('a link is for gates of its own event and ends after it begins', async () => {
  const asked = async (more: object) =>
    (await organiser.call(links.makeStaffLink, { params, body: { ...day, ...more } })).status;
  expect(await asked({ contentIds: [999] })).toBe(404);
  expect(await asked({ contentIds: [] })).toBe(422);
  expect(await asked({ until: '2026-11-20 08:00' })).toBe(422);
  expect(await asked({ name: ' ' })).toBe(422);
});
