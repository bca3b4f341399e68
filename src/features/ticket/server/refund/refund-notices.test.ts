import { asStored } from '#server/database/read-stored.ts';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { siteDocumentSchema } from '#features/site/documents.ts';
import type { SiteServer } from '#features/site/server.ts';
import { type LanguageCode, languageCodes } from '#kernel/language.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { createLog } from '#server/log/log.ts';
import type { Mail } from '#server/mail/mail.ts';
import { eventFile } from '../../../../../test/site-folders.ts';
import { sellTicket } from '../../../../../test/sell-ticket.ts';
import { testDatabase } from '../../../../../test/test-database.ts';
import { buyerName } from '../../../../../test/ticket-buyer.ts';
import { createLeftOver } from '../news/left-over.ts';
import type { NoticeKind } from '../mail/mail-texts/notice/jpn.ts';
import { createRefundNotices } from './refund-notices.ts';

const organiser = 'info@expo.example.jp';
const buyer = 'hanako@example.jp';
const siteIn = (language: LanguageCode): SiteServer => {
  const document = v.parse(siteDocumentSchema, eventFile({ languages: [language] }));
  return { store: { site: async () => ({ document }) } } as unknown as SiteServer;
};
const gone = { store: { site: async () => undefined } } as unknown as SiteServer;
const about = { order_number: 'K7Q2P9RWY5NEM4XD', site_key: 'event/11', content_id: 60, amount: 700 };

test.each(languageCodes)(
  'each notice to the organiser names the buyer and the sum, and a reply goes to the buyer if something is left to do, in %s [LANG-015]',
  async (language) => {
    const write = createRefundNotices(siteIn(language), async () => organiser);
    const notice = (kind: NoticeKind, purchaser_mail = buyer) =>
      write(kind, { ...about, purchaser_mail, purchaser_info: asStored(purchaser_mail === '' ? [] : buyerName) });
    const mails = await Promise.all((['paidElsewhere', 'paidBefore', 'leftOver'] as const).map((kind) => notice(kind)));
    expect(mails.map((mail) => [mail?.kind, mail?.replyTo])).toEqual([
      ['refund-paid-elsewhere', buyer],
      ['refund-paid-before', undefined],
      ['refund-left-over', buyer],
    ]);
    for (const mail of mails) {
      expect(mail).toMatchObject({ to: organiser, language });
      for (const part of [about.order_number, '700', buyer]) expect(mail?.text).toContain(part);
    }
    expect(await notice('leftOver', '')).not.toHaveProperty('replyTo');
  },
);

/** Reports 400 yen for an expired order; answers the mails and the lines of the log. */
async function tellLeftOver(site: SiteServer, purchaserMail: string) {
  const database = await testDatabase();
  const { orderNumber } = await sellTicket(database, null, {
    order: { state: 'expired', paid_attempt: null, paid_at: null, purchaser_mail: purchaserMail, language: 'eng' },
  });
  const told: Mail[] = [];
  const logged: string[] = [];
  const log = createLog(
    'warn',
    (line) => logged.push(line),
    () => 0,
  );
  const mail = { send: async (one: Mail) => void told.push(one) };
  const writeNotice = createRefundNotices(site, async () => organiser);
  const leftOver = createLeftOver({ database, site, publicUrl: undefined, writeNotice, mail, log });
  for (const paymentKey of [`${orderNumber}/1`, 'NOBODYS/1']) {
    await inTransaction(database, await leftOver({ paymentKey, amount: 400, growth: 400 }));
  }
  await database.close();
  return { told: told.map(({ to, kind }) => [to, kind]), logged };
}

test('mails tell organiser and buyer of money that is left over, but not a buyer who has left', async () => {
  const toOrganiser = [organiser, 'refund-left-over'];
  expect(await tellLeftOver(siteIn('eng'), buyer)).toEqual({
    told: [toOrganiser, [buyer, 'ticket-paid-too-late']],
    logged: [],
  });
  expect(await tellLeftOver(siteIn('eng'), '')).toEqual({ told: [toOrganiser], logged: [] });
});

test('the log warns of money that is left over at a site that no longer exists', async () => {
  const { told, logged } = await tellLeftOver(gone, buyer);
  expect([told, logged]).toEqual([[], [expect.stringContaining('leftOver')]]);
});
