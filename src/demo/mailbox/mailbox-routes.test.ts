import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LanguageCode } from '#kernel/language.ts';
import type { Database } from '#server/database/database.ts';
import type { QueuedMail } from '#server/mail/mail.ts';
import { createMailbox, type Mailbox } from '#server/mail/mailbox.ts';
import { requestContext } from '../../../test/request-context.ts';
import { resetDatabase, testDatabase } from '../../../test/test-database.ts';
import { createMailboxRoutes } from './mailbox-routes.ts';
import { mailboxTexts } from './mailbox-texts.ts';

const ids = {
  old: '0f8fad5b-d9cb-469f-a165-70867728950e',
  new: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  pictured: '16fd2706-8baf-433b-82eb-8c7fada847da',
  none: '6fa459ea-ee8a-4ca4-894e-db77e160355e',
};
const mail: QueuedMail = {
  mailId: ids.old,
  to: 'hanako@example.jp',
  toName: '山田 花子',
  fromName: '港まつり',
  subject: '確認 <b>コード</b>',
  text: '港まつり\n\nコード 042817 & <i>\n\n-- \n実行委員会\n',
  html: '<!doctype html><p onclick="x()">コード 042817</p><script>alert(1)</script>',
  language: 'jpn',
  kind: 'registration-code',
};

describe('the mailbox of the demo', () => {
  let database: Database;
  let mailbox: Mailbox;
  let now = 0;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await resetDatabase(database);
    mailbox = createMailbox(database.kysely, () => now);
    now = Date.parse('2026-11-19T10:00:00+09:00');
    await mailbox.keep(mail);
    now = Date.parse('2026-11-20T09:30:00+09:00');
    await mailbox.keep({ ...mail, mailId: ids.new, to: 'taro@example.jp', subject: 'Welcome', kind: 'welcome' });
  });
  const get = (path: string, language: LanguageCode = 'jpn') =>
    createMailboxRoutes({ mailbox, contextOf: () => requestContext({ now, language }) }).request(`/dev/mailbox${path}`);
  const page = async (path: string) => (await get(path)).text();

  test('lists the mails, the newest first, and narrows them to one address', async () => {
    const list = await page('');
    const addresses = [...list.matchAll(/class="mail-row" href="([^"]*)"/g)].map(([, address]) => address);
    expect(addresses).toEqual([`/dev/mailbox/${ids.new}`, `/dev/mailbox/${ids.old}`]);
    expect(list).toContain('>09:30</time>');
    expect(list).toContain('>11.19</time>');
    const narrowed = await page('?to=HANAKO%40example.jp%20');
    expect(narrowed).toContain(`href="/dev/mailbox/${ids.old}?to=HANAKO%40example.jp"`);
    expect(narrowed).not.toContain(ids.new);
    expect(await page('?to=%3Cb%3E')).toContain('&lt;b&gt; 宛てのメールはありません');
  });

  test('shows names, subjects and first words as text', async () => {
    for (const path of ['', `/${ids.old}`, `/${ids.old}?form=text`]) {
      const html = await page(path);
      expect(html).toContain('確認 &lt;b&gt;コード&lt;/b&gt;');
      expect(html).not.toMatch(/<b>コード|<i>|<script/);
    }
    expect(await page('')).toContain('>コード 042817 &amp; &lt;i&gt;</span>');
  });

  test('opens a mail as HTML in a frame of its own, and as text', async () => {
    const opened = await page(`/${ids.old}`);
    expect(opened).toContain(
      `<iframe src="/dev/mailbox/${ids.old}/body" title="メールの本文" sandbox="allow-popups allow-popups-to-escape-sandbox"`,
    );
    expect(opened).toContain('<dd><b>山田 花子</b> hanako@example.jp</dd>');
    expect(opened).toMatch(new RegExp(`href="/dev/mailbox/${ids.old}" aria-current="page">HTML<`));
    const text = await page(`/${ids.old}?form=text`);
    expect(text).toContain('<pre lang="ja" tabindex="0">港まつり\n\nコード 042817 &amp; &lt;i&gt;');
    expect(text).not.toContain('<iframe');
  });

  test('serves the HTML of a mail unchanged, where none of it can run', async () => {
    const body = await get(`/${ids.old}/body`);
    expect(await body.text()).toBe(mail.html);
    const policy = body.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/default-src 'none'.*sandbox allow-popups allow-popups-to-escape-sandbox$/);
    expect(policy).not.toMatch(/script|allow-same-origin|allow-forms/);
    const outer = (await get('')).headers.get('content-security-policy') ?? '';
    expect(outer).toMatch(/default-src 'none'; style-src 'self'; frame-src 'self'/);
    expect(outer).not.toContain('unsafe');
  });

  test('shows the pictures of a mail in its HTML, and fetches none from elsewhere', async () => {
    const contentId = 'ticket-7.1@event-11.hiroba.test';
    const pictures = [{ contentId, name: 'ticket-1.png', type: 'image/png', base64: 'iVBORw0KGgo=' }];
    const html = `<img src="cid:${contentId}" alt="QR"><img src="cid:other" alt="">`;
    const mailId = ids.pictured;
    await mailbox.keep({ ...mail, mailId, html, pictures });
    expect(await (await get(`/${mailId}/body`)).text()).toBe(
      '<img src="data:image/png;base64,iVBORw0KGgo=" alt="QR"><img src="cid:other" alt="">',
    );
    expect((await mailbox.read(mailId))?.pictures).toEqual(pictures);
  });

  test.each(['', '.json', `/${ids.old}`, `/${ids.old}/body`, `/${ids.none}`])(
    'keeps %j out of caches and search engines',
    async (path) => {
      const { headers } = await get(path);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    },
  );

  test('answers 404 for a mail that does not exist', async () => {
    for (const path of [`/${ids.none}`, '/1', `/${ids.none}/body`, '/x/body', '/%00']) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
    expect(await page(`/${ids.none}`)).toContain('このメールは見つかりません');
  });

  test('speaks Japanese and English, and English to a reader of another language', async () => {
    for (const [language, spoken] of [
      ['jpn', 'jpn'],
      ['eng', 'eng'],
      ['kor', 'eng'],
    ] as const) {
      const html = await (await get('', language)).text();
      const { name, note, mails } = mailboxTexts[spoken];
      for (const said of [
        `href="/dev/mailbox">${name}</a>`,
        note,
        `<h1 class="mail-heading" id="mails">${mails}</h1>`,
      ]) {
        expect(html).toContain(said);
      }
    }
  });

  test('lists the mails as JSON for programs', async () => {
    const { mails } = (await (await get('.json?to=hanako@example.jp')).json()) as { mails: unknown[] };
    expect(mails).toEqual([{ ...mail, receivedAt: '2026-11-19T01:00:00.000Z' }]);
    const all = (await (await get('.json')).json()) as { mails: { mailId: string }[] };
    expect(all.mails.map(({ mailId }) => mailId)).toEqual([ids.new, ids.old]);
  });

  test('says so when it is empty', async () => {
    await resetDatabase(database);
    expect(await page('')).toContain('まだメールはありません');
  });
});
