import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeTicket } from '../../../../../test/change-ticket.ts';
import { findMovedClosings } from './organiser-draws.ts';
import { type ExpoBuyers, expoBuyers, logInBuyers } from '../../../../../test/expo-buyers.ts';
import { readDocuments } from '../../../../../test/read-documents.ts';

const reception = 8;
const minuteMs = 60_000;

let { calls, buyer, hanako, james } = {} as ExpoBuyers;
beforeEach(async () => {
  ({ calls, buyer, hanako, james } = await expoBuyers());
});
afterEach(() => calls.close());

const draw = async () => (await calls.get(`ticket/lottery/1/11/60/${reception}`)).data;
const applyAs = async (who: Record<string, string>) =>
  buyer.buy({ purchaseList: [await buyer.item(reception, { lotterySetting: [] })] }, who);
/** Tokyo time. Jobs run only until then, because each job adds the next one. */
const goTo = async (at: string): Promise<void> => {
  const then = Date.parse(`${at}+09:00`);
  for (const now of [then - 11 * minuteMs, then]) {
    calls.site.setNow(now);
    await calls.site.hiroba.jobs.runDue();
  }
  ({ hanako, james } = await logInBuyers(calls));
};

test('a lottery whose end is a day without a time closes when that day is over', async () => {
  await changeTicket(calls.site, reception, {
    salesPeriodEnd: '2026-11-24',
    lottery: { drawAt: '2026-11-25 12:00', deadlineHours: 72, publicValueSource: '' },
  });
  await draw();
  await goTo('2026-11-24T23:50:00');
  expect((await draw()).announcement.listHash).toBeNull();
  expect((await applyAs(hanako)).data.state).toBe('applied');
  await goTo('2026-11-25T00:05:00');
  expect((await draw()).announcement.listHash).not.toBeNull();
  expect((await applyAs(james)).problems).toEqual([{ ticketId: reception, kind: 'salesFinished' }]);
});

test('an organiser who changes the end of sales does not move an announced closing: nobody can apply after it, and the record has the announced time', async () => {
  const { closesAt } = (await draw()).announcement;
  expect(closesAt).toBe('2026-11-25T23:59:00+09:00');
  expect((await applyAs(hanako)).data.state).toBe('applied');
  await changeTicket(calls.site, reception, {
    salesPeriodEnd: '2026-11-28 23:59',
    lottery: { drawAt: '2026-11-29 12:00', deadlineHours: 72, publicValueSource: '' },
  });
  expect((await draw()).announcement.closesAt).toBe(closesAt);
  // No job has closed it yet.
  calls.site.setNow(Date.parse('2026-11-25T23:59:01+09:00'));
  ({ james } = await logInBuyers(calls));
  expect((await applyAs(james)).problems).toEqual([{ ticketId: reception, kind: 'salesFinished' }]);
  await goTo('2026-11-26T00:15:00');
  expect((await draw()).announcement).toMatchObject({ closesAt, listHash: expect.any(String) });
  await goTo('2026-11-29T12:00:00');
  const record = await calls.site
    .get(`/web_api/v2/ticket/lottery/record/1/11/60/${reception}`)
    .then((answer) => answer.json());
  expect(record).toMatchObject({ closesAt, entrants: [{ appliedAt: '2026-11-20T10:00:00+09:00' }] });
});

test('a draft that moves an announced closing is found before it is published', async () => {
  const draftTo = (salesPeriodEnd: string) =>
    sql`update content_item set document = document || ${JSON.stringify({ salesPeriodEnd })}::jsonb
      where site_key = 'event/11' and detail_id = ${reception} and content_id = 60 and version = 'draft'`.execute(
      calls.site.database.kysely,
    );
  const moved = () => findMovedClosings(calls.site.database, readDocuments, ['portal/1', 'event/11']);
  await draftTo('2026-11-26 10:00');
  expect(await moved()).toEqual([]);
  await draw();
  expect(await moved()).toEqual([
    { siteKey: 'event/11', contentId: 60, ticketId: reception, closesAt: '2026-11-25T23:59:00+09:00' },
  ]);
  await draftTo('2026-11-25T23:59:00+09:00');
  expect(await moved()).toEqual([]);
});

test('the hash of the list is public for an hour before the draw, even if the server was down at the closing', async () => {
  await draw();
  expect((await applyAs(hanako)).data.state).toBe('applied');
  // Closing was on the 25th at 23:59, and the draw was to be on the 26th at noon.
  await goTo('2026-11-27T09:00:00');
  const closed = await draw();
  expect([closed.announcement.listHash, closed.drawnAt]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), null]);
  await goTo('2026-11-27T09:48:00');
  expect((await draw()).drawnAt).toBeNull();
  await goTo('2026-11-27T10:00:00');
  const drawn = await draw();
  expect(drawn.drawnAt).not.toBeNull();
  expect(drawn.announcement.listHash).toBe(closed.announcement.listHash);
});
