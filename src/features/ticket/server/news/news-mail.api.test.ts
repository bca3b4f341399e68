import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createJobs } from '#server/jobs/jobs.ts';
import { createLog } from '#server/log/log.ts';
import { logInBuyers } from '../../../../../test/expo-buyers.ts';
import { type MemberCalls, memberCalls } from '../../../../../test/member-calls.ts';
import { testNow } from '../../../../../test/start-test-site.ts';
import { buyerName, type TicketBuyer, ticketBuyer } from '../../../../../test/ticket-buyer.ts';
import { createOrderJobs } from '../order/order-jobs.ts';
import { changeDeferred } from '../order/organiser-orders.ts';

const [visitorPass, dayTicket, workshop, talk, tour, factoryPass] = [1, 2, 3, 5, 7, 12];
const [adult, student] = [1, 2];
const place = 'Venue: Shiomi International Exhibition Centre, East Hall 3-1 Rinkai-cho, Shiomi';

let calls: MemberCalls;
let buyer: TicketBuyer;
let hanako: Record<string, string>;
let now = testNow;
beforeAll(async () => {
  calls = await memberCalls({ publicUrl: 'https://events.example.jp' });
  buyer = ticketBuyer(calls);
  ({ hanako } = await logInBuyers(calls));
});
afterAll(() => calls.close());

/** The newest mail to an address, once it is told. */
async function mailTo(address: string) {
  now += 5_000;
  calls.site.setNow(now);
  const [mail] = await calls.site.mails(address);
  // Lines are wrapped where they are long.
  return {
    subject: mail?.subject,
    kind: mail?.kind,
    pictures: mail?.pictures ?? [],
    text: mail?.text ?? '',
    said: (mail?.text ?? '').replaceAll(/\n(?!\n)/g, ' ').replaceAll(/ {2,}/g, ' '),
  };
}

async function readPicture({ base64 }: { base64: string }): Promise<string> {
  const picture = sharp(Buffer.from(base64, 'base64')).ensureAlpha().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return decodeQR({ ...info, data });
}

let buyers = 0;
async function order(wish: { tickets: object[]; [more: string]: unknown }, who: Record<string, string> = hanako) {
  const purchaserEmail = `buyer${(buyers += 1)}@example.jp`;
  const { tickets: purchaseList, ...more } = wish;
  const { data, ...rest } = await buyer.buy({ purchaserEmail, purchaseList, ...more }, who);
  if (data === undefined) throw new Error(JSON.stringify(rest));
  return { orderId: data.orderId as string, data, purchaserEmail, mail: await mailTo(purchaserEmail) };
}
const page = (orderId: string): string => `/event/11/module/ticket/60/purchased-ticket?order=${orderId}`;

describe('the mail of an order', () => {
  test('that is paid lists the tickets with their prices, and names the payment method, the venue and the time they are valid', async () => {
    const priced = (ticketMultiplePriceId: number, price: number) =>
      buyer.item(dayTicket, { ticketMultiplePriceId, price, originalPrice: price, checkinUserInfo: buyerName });
    const tickets = [await priced(adult, 2500), await priced(adult, 2500), await priced(student, 1200)];
    const card = { paymentMethod: 'CreditCard', ...(await buyer.token('4111111111111111', hanako)) };
    const { mail } = await order({ tickets, ...card });
    expect(mail.subject).toContain('Thank you for your purchase');
    const parts = [
      'Maker hall day ticket / Adult ¥5,000 ¥2,500 × 2 Valid: Fri 18 Dec 2026, 09:30–17:00',
      'Maker hall day ticket / Student ¥1,200 1 ticket Valid:',
      'Total ¥6,200',
      'Payment method: Credit card',
      place,
    ];
    for (const part of parts) expect(mail.said).toContain(part);
    expect(mail.text).toMatch(/View my tickets\nhttps:.*\/users\/my-ticket\/60\n/);
    expect(mail.said).not.toContain('not paid yet');
  });

  test('of tickets in hand shows the code of each as a picture, and says that its link opens them on any device', async () => {
    const tickets = [await buyer.item(visitorPass), await buyer.item(visitorPass)];
    const { mail, orderId, data } = await order({ tickets }, {});
    const codes = data.purchasedTickets.map(({ qrString }: { qrString: string }) => qrString);
    expect(new Set(codes).size).toBe(2);
    expect(await Promise.all(mail.pictures.map(readPicture))).toEqual(codes);
    expect(mail.said).toContain('The link below opens your tickets on any device. You do not need to log in.');
    expect(mail.said).not.toMatch(new RegExp(codes.map((code: string) => code.split('.')[1]).join('|')));
    expect(mail.text).toContain(page(orderId));
  });

  test('that costs nothing does not speak of a purchase, and gives a visitor no link to My tickets', async () => {
    const { mail, orderId } = await order({ tickets: [await buyer.item(visitorPass)] }, {});
    expect(mail.subject).toMatch(/^Your tickets – /);
    expect(mail.said).toMatch(/Visitor pass \(three days\) 1 ticket Valid: Wed 16 Dec 2026, 09:30 – Fri 18 Dec, 17:00/);
    expect(mail.text).not.toMatch(/purchase\b|Total|my tickets/i);
    expect(mail.text).toContain(`View tickets\nhttps://events.example.jp/web/portal/1${page(orderId)}\n`);
  });

  test('that the buyer pays by bank transfer names the account and says that the tickets are unpaid', async () => {
    const { mail, orderId } = await order({ tickets: [await buyer.item(factoryPass)], paymentMethod: 'Bank' });
    expect(mail.said).toContain('You have not paid yet. See below how to pay.');
    expect(mail.said).toContain('Payment method: Bank transfer');
    expect(mail.pictures).toEqual([]);
    expect(mail.said).toContain('Bank details Shiomi Credit Union, Rinkai branch (012), ordinary account 3456789');
    expect(mail.text).toContain(`How to pay\nhttps://events.example.jp/web/portal/1${page(orderId)}\n`);
  });

  test('that the buyer pays at the venue says where; once the organiser notes the payment, a mail confirms it', async () => {
    const { mail, orderId, purchaserEmail } = await order({
      tickets: [await buyer.item(talk)],
      paymentMethod: 'Local',
    });
    expect(mail.said).toContain('You have not paid yet.');
    expect(mail.pictures).toEqual([]);
    expect(mail.said).toContain('Pay at the venue Pay in cash or by QR payment at the ticket desk');
    const clock = () => now;
    const jobs = createJobs(calls.site.database, { clock, log: createLog('error', () => {}, clock) });
    await changeDeferred(calls.site.database, createOrderJobs(jobs, clock), orderId, 'settled', now);
    const paid = await mailTo(purchaserEmail);
    expect(paid).toMatchObject({
      kind: 'ticket-settled',
      subject: expect.stringMatching(/^We have received your payment – /),
    });
    expect(paid.said).toContain('You can get a receipt on My page, under Purchases.');
    expect(paid.said).toContain('Total ¥1,000');
    expect(paid.text).not.toMatch(/not paid|Pay at the venue/);
    // The mail of the order had no code, since nothing was paid.
    expect(paid.pictures).toHaveLength(1);
    expect(paid.said).toContain('You need to log in.');
  });

  test('that the buyer pays at a convenience store names the chain, its steps and the deadline in Japan time, and links to the order [TICKET-107, TICKET-109]', async () => {
    const store = { paymentMethod: 'ConvenienceStore', convenienceStore: 'familymart' };
    const { mail, orderId, data } = await order({ tickets: [await buyer.item(workshop)], ...store });
    expect(mail.kind).toBe('ticket-awaiting');
    expect(mail.pictures).toEqual([]);
    expect(mail.said).toContain(
      `Pay at FamilyMart Total: ¥3,500 Payment number: ${data.convenienceStore.number} Pay by: `,
    );
    expect(mail.said).toMatch(/Pay by: Mon 23 Nov 2026, 10:\d\d \(Japan time\)/);
    expect(mail.text).toContain(
      '1. At the multi-copy machine choose 代金支払い (“payment”).\n2. Enter the payment number',
    );
    expect(mail.text).toContain(`How to pay\nhttps://events.example.jp/web/portal/1${page(orderId)}\n`);
  });

  test('that used a discount code names the discount', async () => {
    const wish = {
      tickets: [await buyer.item(workshop, { price: 3000 })],
      paymentMethod: 'Local',
      ticketDiscountCode: 'HIROBA500',
    };
    const { mail } = await order(wish);
    expect(mail.said).toContain('Workshop: turn a brass top ¥3,500 1 ticket Valid: ');
    expect(mail.said).toContain('Discount -¥500 ---------------------------------------- Total ¥3,000');
  });

  test('that applies to a lottery names the slots, the draw, and what the buyer pays if they win [LOTTERY-001]', async () => {
    const lotterySetting = [
      { priority: 1, ticketSlotId: 2 },
      { priority: 2, ticketSlotId: 1 },
    ];
    const cardId = await buyer.saveCard('4111111111111111', hanako);
    const card = { paymentMethod: 'CreditCard', cardId, hasLottery: true };
    const { mail } = await order({ tickets: [await buyer.item(tour, { lotterySetting })], ...card });
    expect(mail.kind).toBe('ticket-applied');
    expect(mail.pictures).toEqual([]);
    expect(mail.said).toMatch(
      /Choice 1: Midday \(12:30\) \/ .* \(Japan time\) Choice 2: Morning \(9:30\) \/ .* \(Japan time\) Draw: .* \(Japan time\)/,
    );
    expect(mail.said).toContain('You pay if you win ¥2,000');
    const { announcement, entrantId } = (await calls.get(`ticket/lottery/1/11/60/${tour}`, hanako)).data;
    expect(mail.said).toContain(`Application number: ${entrantId}`);
    expect(mail.said).toContain(`Hash of the secret value (SHA-256): ${announcement.secretHash}`);
    expect(mail.said).toMatch(/Applications close: Mon 23 Nov 2026, 23:59 \(Japan time\)/);
    expect(mail.text).not.toMatch(/Total|Pay by|Valid|Date:/);
  });
});
