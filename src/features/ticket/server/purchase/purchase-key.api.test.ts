import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ExpoBuyers, expoBuyers } from '../../../../../test/expo-buyers.ts';
import { buyerName, newPurchaseKey, type TicketBuyer, ticketBuyer } from '../../../../../test/ticket-buyer.ts';

let { calls, hanako, james } = {} as ExpoBuyers;
/** Two events of one portal that sell in contents of the same number. */
let [festival, conference] = [] as unknown as [TicketBuyer, TicketBuyer];
beforeAll(async () => {
  ({ calls, hanako, james } = await expoBuyers());
  festival = ticketBuyer(calls, '1/12/80');
  conference = ticketBuyer(calls, '1/13/80');
});
afterAll(() => calls.close());

const affiliation = { entryFormKey: 'affiliation', answerMethod: 'TEXT', textValue: '汐見大学' };
const dayTicket = async () => ({
  purchaseList: [await festival.item(1, { ticketMultiplePriceId: 1 })],
  paymentMethod: 'ConvenienceStore',
  convenienceStore: 'lawson',
});
const registration = async () => ({
  purchaseList: [await conference.item(1, { ticketMultiplePriceId: 1 })],
  purchaserInfo: [...buyerName, affiliation],
  paymentMethod: 'Bank',
});
/** Orders and places of both events. */
const books = async () => {
  const { pool } = calls.site.database;
  const ofEvents = `where site_key in ('event/12', 'event/13')`;
  const { rows: orders } = await pool.query(`select site_key, purchase_key from ticket_order ${ofEvents}`);
  const { rows: taken } = await pool.query(
    `select site_key, sum(taken)::integer as taken from ticket_stock ${ofEvents} and taken > 0 group by 1 order by 1`,
  );
  return { orders, taken };
};

test('a purchase key that made an order at one event is refused at another, takes no place there and does not reveal the order [TICKET-115]', async () => {
  const key = newPurchaseKey();
  const bought = await festival.buy(await dayTicket(), hanako, key);
  expect([bought.status, bought.data.state]).toEqual([200, 'awaiting']);
  const before = await books();
  const elsewhere = await conference.buy(await registration(), hanako, key);
  expect([elsewhere.status, elsewhere.data]).toEqual([409, undefined]);
  expect(JSON.stringify(elsewhere)).not.toContain(bought.data.orderId);
  expect(await books()).toEqual(before);
  expect((await conference.buy(await registration(), hanako)).status).toBe(200);
});

test('a purchase key that is sent to two events at once makes one order [TICKET-115]', async () => {
  const key = newPurchaseKey();
  const [atFestival, atConference] = [await dayTicket(), await registration()];
  const answers = await Promise.all([festival.buy(atFestival, james, key), conference.buy(atConference, james, key)]);
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  const { orders } = await books();
  expect(orders.filter(({ purchase_key }) => purchase_key === key)).toHaveLength(1);
});

test('an order can be read, paid and given up only at the event that sold it', async () => {
  const { data } = await festival.buy(await dayTicket(), hanako);
  const { orderId } = data;
  const answers = await Promise.all([
    conference.order(orderId, hanako),
    conference.pay({ orderId, paymentMethod: 'Bank' }, hanako),
    conference.leave(orderId, hanako),
    calls.get(`ticket/order_settings/1/13/80/${orderId}`, hanako),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect((await festival.order(orderId, hanako)).data).toMatchObject({ orderId, state: 'awaiting' });
});
