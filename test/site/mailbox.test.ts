import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readMailSettings } from '#server/mail/mail-settings.ts';
import { startTestSite, type TestSite } from '../start-test-site.ts';

const mail = {
  mailId: '0f8fad5b-d9cb-469f-a165-70867728950e',
  to: 'hanako@example.jp',
  subject: 'コード',
  text: '042817',
  html: '<p>042817</p>',
  language: 'jpn',
  kind: 'registration-code',
} as const;
const paths = ['', '.json', `/${mail.mailId}`, `/${mail.mailId}/body`].map((end) => `/dev/mailbox${end}`);
const statuses = (site: TestSite) => Promise.all(paths.map(async (path) => (await site.get(path)).status));

describe('the mails of a running site', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite();
    await site.hiroba.mailbox?.keep(mail);
  }, 120_000);
  afterAll(() => site.close());

  test('are read at /dev/mailbox in demo mode', async () => {
    expect(await statuses(site)).toEqual([200, 200, 200, 200]);
    expect(await site.page('/dev/mailbox', { 'accept-language': 'en' })).toContain('Received emails');
    expect((await site.get('/dev/mailbox/')).headers.get('location')).toBe('/dev/mailbox');
    expect((await site.mails(mail.to)).map(({ text }) => text)).toEqual(['042817']);
    expect(site.logged).toEqual([]);
  });

  test('cannot be read outside demo mode, nor with a mail server', async () => {
    const earnest = await startTestSite({ isDemo: false });
    onTestFinished(() => earnest.close());
    await earnest.hiroba.mailbox?.keep(mail);
    expect(await statuses(earnest)).toEqual([404, 404, 404, 404]);

    const settings = readMailSettings({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'noreply@example.jp' });
    const served = await startTestSite({ mail: settings });
    onTestFinished(() => served.close());
    expect(served.hiroba.mailbox).toBeUndefined();
    expect(await statuses(served)).toEqual([404, 404, 404, 404]);
  });
});
