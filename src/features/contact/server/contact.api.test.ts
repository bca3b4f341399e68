import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MemberCalls, memberCalls } from '../../../../test/member-calls.ts';
import { testNow } from '../../../../test/start-test-site.ts';

let calls: MemberCalls;
let now = testNow;
beforeAll(async () => {
  calls = await memberCalls();
});
afterAll(() => calls.close());
beforeEach(() => {
  now += 2 * 60 * 60_000;
  calls.site.setNow(now);
});

const organiser = 'info@kyoso-expo.example.jp';
const message = { name: '山田 花子', email: 'hanako@example.jp', contents: '駐車場はありますか。\n二行目です。' };
const send = (body: Record<string, string>, headers = {}) => calls.post('contact/1/11/20/1', body, headers);

describe('a message about a page', () => {
  test('goes to the person responsible, who can reply to its author [PROFILE-045]', async () => {
    expect(await send(message)).toMatchObject({ status: 200, data: { done: true } });
    const [mail] = await calls.site.mails(organiser);
    expect(mail).toMatchObject({ kind: 'contact', language: 'jpn' });
    for (const part of ['山田 花子', 'hanako@example.jp', '駐車場はありますか。', '二行目です。']) {
      expect(mail?.text).toContain(part);
    }
  });

  test('from an address in another script names it as it was typed, and a reply goes where mail servers know it', async () => {
    expect((await send({ ...message, email: 'hanako@例え.jp' })).status).toBe(200);
    const [mail] = await calls.site.mails(organiser);
    expect(mail?.text).toContain('hanako@例え.jp');
    expect(mail?.text).not.toContain('xn--');
  });

  test('with missing or wrong fields is refused at each field, and nothing is sent [PROFILE-044]', async () => {
    const before = (await calls.site.mails(organiser)).length;
    expect(await send({})).toMatchObject({
      status: 422,
      errors: { name: ['Input required'], email: ['Input required'], contents: ['Input required'] },
    });
    expect(await send({ ...message, email: 'hanako', contents: 'x'.repeat(2_001) })).toMatchObject({
      status: 422,
      errors: { email: [expect.stringContaining('valid')], contents: ['Please enter within 2000 characters'] },
    });
    expect(await calls.site.mails(organiser)).toHaveLength(before);
  });

  test('cannot carry a second recipient or HTML into the mail', async () => {
    const name = 'Eve\r\nBcc: eve@example.com <script>alert(1)</script>';
    expect(await send({ ...message, name })).toMatchObject({ status: 200 });
    const [mail] = await calls.site.mails(organiser);
    expect(mail?.html).not.toContain('<script>');
    expect(mail?.to).toBe(organiser);
    expect(mail?.subject).not.toContain('\n');
    expect((await send({ ...message, email: 'a@example.jp\r\nBcc: b@example.jp' })).status).toBe(422);
  });

  test('can be sent five times an hour at most; refused messages do not count', async () => {
    for (let count = 0; count < 7; count += 1) expect((await send({ ...message, name: '' })).status).toBe(422);
    for (let count = 0; count < 5; count += 1) expect((await send(message)).status).toBe(200);
    expect(await send(message)).toMatchObject({ status: 429, message: expect.stringContaining('hour') });
  });

  test('exists only for pages with the form, which never show the address', async () => {
    expect((await calls.post('contact/1/11/20/2', message)).status).toBe(404);
    expect((await calls.post('contact/1/11/10/1', message)).status).toBe(404);
    const page = await calls.get('web_page/1/11/20/1');
    expect(page.data.contents[0]).toMatchObject({ hasContact: true });
    expect(JSON.stringify(page)).not.toContain(organiser);
  });

  test('is refused from a member whom the organiser has blocked [ACCESS-048]', async () => {
    const { accessToken } = await calls.logIn('blocked.demo');
    expect((await send(message, { 'access-token': accessToken })).status).toBe(403);
  });
});
