import { asStored } from '#server/database/read-stored.ts';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { siteDocumentSchema } from '#features/site/documents.ts';
import type { SiteServer } from '#features/site/server.ts';
import { type LanguageCode, languageCodes } from '#kernel/language.ts';
import { buyerName } from '../../../../../test/ticket-buyer.ts';
import { eventFile } from '../../../../../test/site-folders.ts';
import { createRefundMails } from './refund-mails.ts';
import type { RefundRow } from './refund-rows.ts';

const organiser = 'info@expo.example.jp';
/** As the console calls its list of orders, and the button there. */
const navTexts = { jpn: '注文', eng: 'Orders', kor: '주문', chi: '订单', zhtw: '訂單' };
const changeTexts = {
  jpn: '返金済みにする',
  eng: 'Mark as paid back',
  kor: '환불 완료로 기록',
  chi: '标为已退款',
  zhtw: '標為已退款',
};
const siteIn = (languages: readonly LanguageCode[]): SiteServer => {
  const document = v.parse(siteDocumentSchema, eventFile({ languages }));
  return { store: { site: async () => ({ document }) } } as unknown as SiteServer;
};
const refund = (more: Partial<RefundRow> = {}): RefundRow => ({
  ticket_refund_id: 12,
  purchased_ticket_id: 3,
  order_change_id: null,
  order_id: 5,
  state: 'asked',
  way: 'gateway',
  amount: 700,
  attempt: 1,
  created_at: new Date(0),
  changed_at: new Date(0),
  is_disputed: false,
  order_number: 'K7Q2P9RWY5NEM4XD',
  gateway_number: null,
  site_key: 'event/11',
  content_id: 60,
  language: 'jpn',
  purchaser_id: 7,
  purchaser_mail: 'hanako@example.jp',
  purchaser_info: asStored(buyerName),
  ...more,
});
const write = (row: RefundRow, site = siteIn(['jpn'])) =>
  createRefundMails({ site, publicUrl: undefined }, async () => organiser)(row);

describe('the mails about a refund that the gateway refused', () => {
  test.each(languageCodes)('name the order, the sum and the command in %s [LANG-015]', async (language) => {
    const { mails, isOrganiserTold } = await write(refund({ language }), siteIn([language]));
    expect(isOrganiserTold).toBe(true);
    expect(mails).toMatchObject([
      { to: organiser, language, kind: 'refund-by-hand', replyTo: 'hanako@example.jp' },
      { to: 'hanako@example.jp', language, kind: 'ticket-refund-by-hand' },
    ]);
    const [told, corrected] = mails.map(({ text }) => text);
    for (const part of ['K7Q2P9RWY5NEM4XD', '700', '山田 花子 hanako@example.jp']) expect(told).toContain(part);
    expect(told).toContain('hiroba refunds --paid K7Q2P9RWY5NEM4XD-12');
    for (const part of ['K7Q2P9RWY5NEM4XD', '700']) expect(corrected).toContain(part);
    expect(corrected).not.toContain(organiser);
  });

  test("use the site's language for the organiser and the buyer's language for the buyer", async () => {
    const { mails } = await write(refund({ language: 'kor' }), siteIn(['eng', 'kor']));
    expect(mails.map(({ language }) => language)).toEqual(['eng', 'kor']);
  });

  test.each(languageCodes)(
    'lead the organiser to the order in the console, and name its menu and its button in %s [LANG-015]',
    async (language) => {
      const address = 'https://expo.example.jp/console/sites/event-11/orders/K7Q2P9RWY5NEM4XD';
      const row = refund({ way: 'byHand' });
      const services = { site: siteIn([language]), publicUrl: 'https://expo.example.jp' };
      const { mails } = await createRefundMails(services, async () => organiser)(row);
      const [plain] = (await write(row, siteIn([language]))).mails;
      const [menu, button] = [navTexts, changeTexts].map((texts) => texts[language]);
      for (const text of [mails[0]?.text, plain?.text]) {
        expect(text).toContain(menu);
        expect(text).toContain(button);
      }
      expect(mails[0]?.text).toContain(address);
      expect(plain?.text).not.toContain('/console/');
    },
  );

  test('tell the organiser that the buyer has deleted the account, and ask for no reply', async () => {
    const { mails } = await write(refund({ purchaser_mail: '', purchaser_info: asStored([]) }), siteIn(['eng']));
    expect(mails).toHaveLength(1);
    expect(mails[0]).not.toHaveProperty('replyTo');
    expect(mails[0]?.text).toContain('Buyer: Account deleted');
    expect(mails[0]?.text).not.toContain('Replies to this email go');
  });

  test('go to the buyer even if the site names no organiser', async () => {
    const { mails, isOrganiserTold } = await createRefundMails(
      { site: siteIn(['jpn']), publicUrl: undefined },
      async () => undefined,
    )(refund());
    expect([isOrganiserTold, mails.map(({ to }) => to)]).toEqual([false, ['hanako@example.jp']]);
  });

  test('are not written for a site that no longer exists', async () => {
    const gone = { store: { site: async () => undefined } } as unknown as SiteServer;
    expect(await write(refund(), gone)).toEqual({ mails: [], isOrganiserTold: false });
  });
});

test('only the organiser gets a mail about a refund that was by hand from the beginning, because the buyer already knows', async () => {
  const { mails } = await write(refund({ way: 'byHand', state: 'owed' }), siteIn(['eng']));
  expect(mails.map(({ to }) => to)).toEqual([organiser]);
  expect(mails[0]?.text).toContain('was cancelled');
});

test.each(languageCodes)(
  'the organiser reads that only a part of the sum came, and not that a gateway refused, in %s [LANG-015]',
  async (language) => {
    const part = refund({ way: 'byHand', state: 'owed', purchased_ticket_id: null });
    const told = async (row: RefundRow) => (await write(row, siteIn([language]))).mails[0]?.text;
    const texts = [
      await told(part),
      await told({ ...part, purchased_ticket_id: 3 }),
      await told({ ...part, way: 'gateway' }),
    ];
    for (const text of texts) expect(text).toContain('hiroba refunds --paid');
    texts.push(await told({ ...part, purchased_ticket_id: 3, order_change_id: 9 }));
    expect(new Set(texts).size).toBe(4);
  },
);
