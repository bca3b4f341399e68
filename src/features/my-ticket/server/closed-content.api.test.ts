import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ExpoBuyers, expoBuyers } from '../../../../test/expo-buyers.ts';

type Headers = Record<string, string>;
type Answer = Awaited<ReturnType<ExpoBuyers['calls']['get']>> & { reason?: string };
const content = '1/11/60';
const [visitorPass, lottery, tour] = [1, 7, 12];
let { calls, buyer, james } = {} as ExpoBuyers;
let staff: Headers;
let bought: { id: number; orderId: string; qrString: string }[];
let waiting: string;

const post = (path: string, body: Record<string, string>, who: Headers): Promise<Answer> => calls.post(path, body, who);
const get = (path: string, who: Headers = {}): Promise<Answer> => calls.get(path, who);
const card = async (number: string) => ({ paymentMethod: 'CreditCard', ...(await buyer.token(number, james)) });

/** The organiser says that the whole sale is for holders of the visitor pass. */
async function closeSale(): Promise<void> {
  const { kysely } = calls.site.database;
  const lists = [
    { contentIds: [60], tickets: [{ contentId: 60, ticketId: visitorPass, name: { jpn: '入場券', eng: 'Pass' } }] },
  ];
  await sql`update content_document set document = jsonb_set(document, '{content,lists}', ${JSON.stringify(lists)}::jsonb)
    where site_key = 'event/11' and module_code = 'ticket_limited' and version = 'published'`.execute(kysely);
  await sql`update site set revision = nextval('site_revision') where site_key = 'event/11'`.execute(kysely);
  await calls.site.hiroba.features.site.directory.refresh();
}

beforeAll(async () => {
  ({ calls, buyer, james } = await expoBuyers());
  staff = { 'access-token': (await calls.logIn('staff.demo')).accessToken };
  const tickets = await Promise.all([1, 2, 3].map(() => buyer.item(tour)));
  bought = (await buyer.buy({ purchaseList: tickets, ...(await card('4111111111111111')) }, james)).data
    .purchasedTickets;
  const declined = { purchaseList: [await buyer.item(tour)], ...(await card('4000000000000002')) };
  waiting = (await buyer.buy(declined, james)).orderId;
  await closeSale();
});
afterAll(() => calls.close());

describe('a sale whose content is now locked for its buyers', () => {
  test('no longer sells or shows them anything [ACCESS-029]', async () => {
    expect(await get(`ticket/${content}`, james)).toMatchObject({ status: 403, reason: 'ticket' });
    const purchase = await buyer.buy({ purchaseList: [] }, james);
    expect([purchase.status, purchase.reason]).toEqual([403, 'ticket']);
  });

  test('leaves them their tickets, their orders and their open payments [TICKET-027, TICKET-123]', async () => {
    const { data } = await get(`mypage/ticket/${content}`, james);
    expect(data.purchasedTickets).toHaveLength(3);
    expect((await buyer.order(bought[0]?.orderId as string, james)).status).toBe(200);
    const { orderId } = bought[0] as { orderId: string };
    const settings = await get(`ticket/order_settings/${content}/${orderId}`);
    expect(settings.data).toMatchObject({
      completePage: { title: expect.any(String) },
      payment: { methods: expect.any(Array) },
    });
    const again = { orderId: waiting, ...(await card('4000000000000002')) };
    expect((await buyer.pay(again, james)).status).toBe(402);
    expect((await buyer.leave(waiting, james)).status).toBe(200);
  });

  test('still shows the announcement of a lottery, and its record once it is drawn', async () => {
    expect((await get(`ticket/lottery/${content}/${lottery}`)).status).toBe(200);
    expect((await get(`ticket/lottery/record/${content}/${lottery}`)).status).toBe(404);
  });

  test('shows a member without an order neither the thanks nor the ways to pay', async () => {
    expect((await get(`ticket/order_settings/${content}/NONE`, james)).status).toBe(404);
  });

  test('lets them cancel and transfer tickets [TICKET-116, TRANSFER-003]', async () => {
    const [first, second] = bought.map(({ id }) => ({ purchasedTicketId: String(id) }));
    expect((await post(`ticket/transfer/${content}`, first ?? {}, james)).status).toBe(200);
    expect((await post(`ticket/transfer/cancel/${content}`, first ?? {}, james)).status).toBe(200);
    expect((await post(`ticket/cancel/${content}`, second ?? {}, james)).status).toBe(200);
  });

  test('lets staff work at the gate, which opens [ACCESS-059, TICKET-077]', async () => {
    const [, , third] = bought;
    const code = third?.qrString as string;
    const look = await get(`ticket/checkin/${content}?code=${code}`, staff);
    expect([look.status, look.data?.problem]).toEqual([200, null]);
    const wish = { purchasedTicketId: String(third?.id), code };
    expect((await post(`ticket/checkin/${content}`, wish, staff)).status).toBe(200);
  });
});
