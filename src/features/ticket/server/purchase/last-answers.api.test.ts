import { afterAll, beforeAll, expect, test } from 'vitest';
import { logInBuyers } from '../../../../../test/expo-buyers.ts';
import { type MemberCalls, memberCalls } from '../../../../../test/member-calls.ts';
import { buyerName, type TicketBuyer, ticketBuyer } from '../../../../../test/ticket-buyer.ts';

const [visitorPass, admission] = [1, 2];
let calls: MemberCalls;
let buyer: TicketBuyer;
let hanako: Record<string, string>;
let other: Record<string, string>;
beforeAll(async () => {
  calls = await memberCalls();
  buyer = ticketBuyer(calls);
  ({ hanako } = await logInBuyers(calls));
  other = { 'access-token': (await calls.logIn('james.demo')).accessToken };
});
afterAll(() => calls.close());

const company = (textValue: string) => ({
  entryFormKey: 'company',
  answerMethod: 'TEXT',
  textValue,
  selectorValue: [],
});
const heard = { entryFormKey: 'heardFrom', answerMethod: 'SELECT', selectorValue: [{ key: 'web', value: 'web' }] };
const last = async (who: Record<string, string>) => calls.get('ticket/last_answers/1/11/60', who);

test('a member reads what they typed about themselves in their last purchase, and nobody else does', async () => {
  expect((await last(hanako)).data).toEqual({ purchaserInfo: [] });
  for (const name of ['前の会社', '今の会社']) {
    const purchaserInfo = [...buyerName, company(name), heard];
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { status } = await buyer.buy({ purchaseList: [await buyer.item(visitorPass)], purchaserInfo }, hanako);
    expect(status).toBe(200);
  }
  const { data } = await last(hanako);
  expect(data.purchaserInfo.map(({ entryFormKey }: { entryFormKey: string }) => entryFormKey)).toEqual([
    'name',
    'company',
  ]);
  expect(data.purchaserInfo[1]).toEqual(company('今の会社'));
  expect((await last(other)).data).toEqual({ purchaserInfo: [] });
  expect((await last({})).status).toBe(403);
});

test('what was said of a companion is in nobody’s next purchase', async () => {
  const child = { ticketMultiplePriceId: 3, price: 500, originalPrice: 500 };
  const companion = [
    {
      ...buyerName[0],
      selectorValue: [
        { key: 'last_name', value: 'Secret' },
        { key: 'first_name', value: 'Friend' },
      ],
    },
  ];
  const { status } = await buyer.buy(
    {
      purchaseList: [
        await buyer.item(admission, child),
        await buyer.item(admission, { ...child, checkinUserInfo: companion }),
      ],
      paymentMethod: 'CreditCard',
      ...(await buyer.token('4111111111111111', hanako)),
    },
    hanako,
  );
  expect(status).toBe(200);
  expect(JSON.stringify((await last(hanako)).data)).not.toMatch(/Secret|Friend/);
});
