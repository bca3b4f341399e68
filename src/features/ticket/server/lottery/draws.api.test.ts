import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeTicket } from '../../../../../test/change-ticket.ts';
import { type ExpoBuyers, expoBuyers } from '../../../../../test/expo-buyers.ts';
import { testNow } from '../../../../../test/start-test-site.ts';
import { verifyPublishedDraw } from '../../../../../test/verify-published-draw.ts';
import { enterPublicValue } from './organiser-draws.ts';

const [tour, reception] = [7, 8];
const minuteMs = 60_000;
const source = { eng: 'The closing value of the Nikkei 225 on 26 November', jpn: '日経平均株価の11月26日の終値' };
const announcedSource = `jpn: ${source.jpn}\neng: ${source.eng}`;
const key = { siteKey: 'event/11', contentId: 60, ticketId: reception };

let { calls, buyer, hanako } = {} as ExpoBuyers;
beforeAll(async () => {
  ({ calls, buyer, hanako } = await expoBuyers());
});
afterAll(() => calls.close());

const draw = async (ticketId = reception) => (await calls.get(`ticket/lottery/1/11/60/${ticketId}`)).data;
/** Tokyo time. Each job adds the next one. */
const goTo = async (at: string): Promise<void> => {
  const then = Date.parse(`${at}+09:00`);
  for (const now of [then - 11 * minuteMs, then]) {
    calls.site.setNow(now);
    await calls.site.hiroba.jobs.runDue();
  }
};

test('a draw that announced a public value waits for it and uses it', async () => {
  await changeTicket(calls.site, reception, {
    lottery: { drawAt: '2026-11-26 12:00', deadlineHours: 72, publicValueSource: source },
  });
  const wish = { purchaseList: [await buyer.item(reception, { lotterySetting: [] })] };
  expect((await buyer.buy(wish, hanako)).data.state).toBe('applied');
  const enter = (value: string) => enterPublicValue(calls.site.database, key, value);
  expect(await enter('39100.21')).toBe('stillOpen');
  calls.site.setNow(testNow + minuteMs);
  const [mail] = await calls.site.mails('visitor@example.jp');
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(`Public value used in the draw: ${source.eng} `);
  await goTo('2026-11-26T00:15:00');
  const { announcement } = await draw();
  expect(announcement).toMatchObject({ publicValueSource: announcedSource, listHash: expect.any(String) });

  await goTo('2026-11-27T12:00:00');
  expect((await draw()).drawnAt).toBeNull();
  expect([await enter('39100.21'), await enter('39100.22')]).toEqual(['entered', 'enteredBefore']);
  await goTo('2026-11-27T12:20:00');
  expect((await draw()).drawnAt).not.toBeNull();
  const record = await calls.site
    .get(`/web_api/v2/ticket/lottery/record/1/11/60/${reception}`)
    .then((answer) => answer.json());
  expect(record).toMatchObject({ publicValueSource: announcedSource, publicValue: '39100.21' });
  expect(verifyPublishedDraw(record, announcement)).toBe(0);
});

test('a lottery whose ticket was withdrawn and is back continues with the secret it announced', async () => {
  await changeTicket(calls.site, tour, {
    salesPeriodEnd: '2026-11-28 23:59',
    lottery: { drawAt: '2026-11-29 12:00', deadlineHours: 72, publicValueSource: '' },
  });
  const staff = { 'access-token': (await calls.logIn('staff.demo')).accessToken };
  const lotterySetting = [1, 2].map((ticketSlotId) => ({ priority: ticketSlotId, ticketSlotId }));
  const card = { paymentMethod: 'CreditCard', cardId: await buyer.saveCard('4111111111111111', staff) };
  const wish = { purchaseList: [await buyer.item(tour, { lotterySetting })], ...card };
  expect((await buyer.buy(wish, staff)).data.state).toBe('applied');
  const { secretHash } = (await draw(tour)).announcement;
  const { database, hiroba } = calls.site;
  const rename = async (from: number, to: number): Promise<void> => {
    await database.pool.query(
      `update content_item set detail_id = $2
       where site_key = 'event/11' and content_id = 60 and detail_id = $1 and version = 'published'`,
      [from, to],
    );
    await database.pool.query(`update site set revision = nextval('site_revision') where site_key = 'event/11'`);
    await hiroba.features.site.directory.refresh();
  };
  const elsewhere = 1_007;
  await rename(tour, elsewhere);
  await goTo('2026-11-29T09:00:00');
  await rename(elsewhere, tour);
  await goTo('2026-11-29T09:30:00');
  expect((await draw(tour)).announcement).toMatchObject({ secretHash, listHash: expect.any(String) });
});

test('a winner whose order could not be stored after the draw gets the ticket at the next try', async () => {
  const { pool } = calls.site.database;
  const stateNow = async () => (await pool.query(`select state from ticket_order where payment_method <> 'Free'`)).rows;
  await pool.query(`create function fail() returns trigger language plpgsql as $$ begin raise 'no'; end $$`);
  await pool.query(`create trigger fail before update on ticket_order for each row execute function fail()`);
  await goTo('2026-11-29T12:00:00');
  expect([(await draw(tour)).drawnAt, await stateNow()]).toEqual([expect.any(String), [{ state: 'applied' }]]);
  await pool.query('drop trigger fail on ticket_order');
  await goTo('2026-11-29T13:00:00');
  expect(await stateNow()).toEqual([{ state: 'completed' }]);
});
