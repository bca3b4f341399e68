import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MemberCalls, memberCalls } from '../../../../test/member-calls.ts';
import { testNow } from '../../../../test/start-test-site.ts';
import { buyerName, type TicketBuyer, ticketBuyer } from '../../../../test/ticket-buyer.ts';

let calls: MemberCalls;
let buyer: TicketBuyer;
beforeAll(async () => {
  calls = await memberCalls();
  buyer = ticketBuyer(calls);
});
afterAll(() => calls.close());

type Who = Record<string, string>;
interface Ticket {
  id: number;
  holderName: string;
  qrString: string;
}

/** Of the expo: admission with a form for each companion; the third price is a child's. */
const admission = 2;
const as = async (loginId: string): Promise<Who> => ({
  'access-token': (await calls.logIn(loginId)).accessToken,
  language: 'eng',
});
const mine = async (who: Who): Promise<Ticket[]> => (await calls.get('mypage/ticket/1/11', who)).data.purchasedTickets;
const companion = [
  {
    entryFormKey: 'name',
    answerMethod: 'NAME',
    selectorValue: [
      { key: 'last_name', value: 'Suzuki' },
      { key: 'first_name', value: 'Ren' },
      { key: 'last_name_kana', value: 'スズキ' },
      { key: 'first_name_kana', value: 'レン' },
    ],
  },
];

async function buyTwo(who: Who): Promise<{ orderId: string; purchasedTickets: Ticket[] }> {
  const child = { ticketMultiplePriceId: 3, price: 500, originalPrice: 500 };
  const answer = await buyer.buy(
    {
      purchaseList: [
        await buyer.item(admission, child),
        await buyer.item(admission, { ...child, checkinUserInfo: companion }),
      ],
      paymentMethod: 'CreditCard',
      ...(await buyer.token('4111111111111111', who)),
      purchaserEmail: 'hanako@example.jp',
    },
    who,
  );
  expect([answer.status, answer.data?.state]).toEqual([200, 'completed']);
  return answer.data;
}

test('the companion’s ticket has the companion’s name in the list, the order, the mail and at the gate; a holder who transfers it no longer sees the name', async () => {
  const [hanako, james, staff] = [await as('hanako.demo'), await as('james.demo'), await as('staff.demo')];
  const { orderId } = await buyTwo(hanako);
  const names = ['山田 花子', 'Ren Suzuki'];
  const listed = await mine(hanako);
  expect(listed.map(({ holderName }) => holderName)).toEqual(names);
  const order = (await buyer.order(orderId, hanako)).data;
  expect(order.purchasedTickets.map((ticket: Ticket) => ticket.holderName)).toEqual(names);
  for (const [place, { qrString }] of listed.entries()) {
    const code = encodeURIComponent(qrString);
    const { data } = await calls.get(`ticket/checkin/1/11/60?code=${code}`, staff);
    expect(data.holderName).toBe(names[place]);
  }
  calls.site.setNow(testNow + 10_000);
  const mail = (await calls.site.mails('hanako@example.jp')).find(({ text }) => text.includes(orderId));
  expect(mail?.text).toContain(`Name: ${names.join(', ')}`);

  const [, second] = listed as [Ticket, Ticket];
  const wish = { purchasedTicketId: String(second.id) };
  const { data: link } = await calls.post('ticket/transfer/1/11/60', wish, hanako);
  const code = link.transferCode as string;
  expect((await calls.get(`ticket/transfer/receive/1/11?code=${code}`, james)).data.ticket.holderName).toBe('');
  await calls.post('ticket/transfer/receive/1/11', { code }, james);
  expect((await mine(james)).map(({ holderName }) => holderName)).toEqual(['James Carter']);
  const after = (await buyer.order(orderId, hanako)).data;
  expect(after.purchasedTickets.map((ticket: Ticket) => ticket.holderName)).toEqual([names[0], '']);
});

test('the gate reads the affiliation that the forms ask for: of the buyer, not of a companion who has another form', async () => {
  const staff = await as('staff.demo');
  const company = { entryFormKey: 'company', answerMethod: 'TEXT', textValue: '汐見工業高等専門学校' };
  const child = { ticketMultiplePriceId: 3, price: 500, originalPrice: 500 };
  const hanako = await as('hanako.demo');
  const { data } = await buyer.buy(
    {
      purchaseList: [
        await buyer.item(admission, child),
        await buyer.item(admission, { ...child, checkinUserInfo: companion }),
      ],
      purchaserInfo: [...buyerName, company],
      paymentMethod: 'CreditCard',
      ...(await buyer.token('4111111111111111', hanako)),
    },
    hanako,
  );
  const atGate = async ({ qrString }: Ticket) =>
    (await calls.get(`ticket/checkin/1/11/60?code=${encodeURIComponent(qrString)}`, staff)).data;
  const facts = await Promise.all(data.purchasedTickets.map(atGate));
  expect(facts.map(({ holderName, affiliation }) => [holderName, affiliation])).toEqual([
    ['山田 花子', company.textValue],
    ['Ren Suzuki', ''],
  ]);
});

test('a visitor without a login reads the names of their own order', async () => {
  const item = await buyer.item(1);
  const { data } = await buyer.buy({ purchaseList: [item] });
  expect((await buyer.order(data.orderId)).data.purchasedTickets[0].holderName).toBe('山田 花子');
});
