import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { htmlLang } from '#kernel/language.ts';
import { startSandboxSite, type SandboxSite } from '../../../test/sandbox-site.ts';
import { startTestSite, testNow } from '../../../test/start-test-site.ts';
import { toolLanguages } from '../page/tool-language.ts';
import { sandboxTexts } from './sandbox-texts.ts';

let site: SandboxSite;
beforeAll(async () => {
  site = await startSandboxSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  site.setNow(testNow);
  await site.database.pool.query('truncate payment, sandbox_charge cascade');
});

const paid = { type: 'paid', amount: 1_000 };
const failed = { type: 'refused', reason: 'authenticationFailed' };
const form = (path: string, fields: Record<string, string>) => site.post(path, new URLSearchParams(fields));

async function challenge(number = '4242424242424242', more = {}) {
  const request = site.request(await site.token(number), more);
  const answer = await site.hiroba.payments.charge(request);
  if (answer.type !== 'actionRequired') throw new Error('3-D Secure was expected.');
  return { request, path: new URL(answer.url).pathname, ask: () => site.hiroba.payments.ask(request.paymentKey) };
}

describe('3-D Secure', () => {
  test.each(toolLanguages)(
    'says in %s who asks for how much, without a script and from here alone',
    async (language) => {
      const { path } = await challenge('4242424242424242', { language });
      const response = await site.get(path);
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(html).toContain(`<html lang="${htmlLang[language]}">`);
      const texts = sandboxTexts[language];
      for (const said of [texts.challengeTitle, texts.confirm, texts.decline, texts.note]) expect(html).toContain(said);
      expect(html).toContain(language === 'eng' ? 'Monozukuri Expo' : 'ものづくり共創EXPO');
      expect(html).toContain(language === 'jpn' ? '1,000円' : '¥1,000');
      expect(html).not.toMatch(/<script|style=|https?:\/\//);
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );

  test('charges the card and leads back when the buyer confirms', async () => {
    const { path, request, ask } = await challenge();
    const response = await form(path, { answer: 'confirm', code: '123456' });
    expect([response.status, response.headers.get('location')]).toEqual([303, request.returnUrl]);
    expect(await ask()).toEqual(paid);
    // The button once more, by somebody who came back.
    expect((await form(path, { answer: 'decline', code: '' })).status).toBe(303);
    expect(await ask()).toEqual(paid);
  });

  test('charges nothing and leads back when the buyer declines', async () => {
    const { path, request, ask } = await challenge();
    const response = await form(path, { answer: 'decline', code: '123456' });
    expect([response.status, response.headers.get('location')]).toEqual([303, request.returnUrl]);
    expect(await ask()).toEqual(failed);
  });

  test('takes the code in every form that people type, and asks twice more after a wrong one', async () => {
    const typed = await challenge();
    expect((await form(typed.path, { answer: 'confirm', code: ' １２３-４５６ ' })).status).toBe(303);
    expect(await typed.ask()).toEqual(paid);
    const wrong = await challenge();
    for (let time = 0; time < 2; time += 1) {
      const response = await form(wrong.path, { answer: 'confirm', code: '000000' });
      expect(await response.text()).toContain(sandboxTexts.jpn.codeWrong);
      expect(await wrong.ask()).toMatchObject({ type: 'actionRequired' });
    }
    expect((await form(wrong.path, { answer: 'confirm', code: '000000' })).status).toBe(303);
    expect(await wrong.ask()).toEqual(failed);
  });

  test('fails with the test card for failure, whatever the buyer answers', async () => {
    const { path, ask } = await challenge('4000008400001629');
    await form(path, { answer: 'confirm', code: '123456' });
    expect(await ask()).toEqual(failed);
  });

  test('ends after a quarter of an hour, and when the charge is cancelled', async () => {
    const late = await challenge();
    site.setNow(testNow + 15 * 60_000);
    expect((await form(late.path, { answer: 'confirm', code: '123456' })).status).toBe(303);
    expect(await late.ask()).toEqual(failed);
    site.setNow(testNow);
    const stopped = await challenge();
    await site.hiroba.payments.cancel(stopped.request.paymentKey);
    await form(stopped.path, { answer: 'confirm', code: '123456' });
    expect(await stopped.ask()).toEqual({ type: 'refused', reason: 'canceled' });
  });

  test.each<[string, (made: Awaited<ReturnType<typeof challenge>>) => Promise<unknown>]>([
    ['confirmed', ({ path }) => form(path, { answer: 'confirm', code: '123456' })],
    ['declined', ({ path }) => form(path, { answer: 'decline', code: '' })],
    ['stopped by the shop', ({ request }) => site.hiroba.payments.cancel(request.paymentKey)],
    ['out of time', async () => site.setNow(testNow + 15 * 60_000)],
  ])('that was %s leads every later visitor back, and no cache keeps it', async (_, end) => {
    const made = await challenge();
    const open = await site.get(made.path);
    expect([open.status, open.headers.get('cache-control')]).toEqual([200, 'no-store']);
    await end(made);
    const before = await site.charged();
    const visits = [
      () => site.get(made.path),
      () => form(made.path, { answer: 'confirm', code: '123456' }),
      () => form(made.path, { answer: 'confirm', code: '000000' }),
    ];
    for (const visit of visits) {
      const { status, headers } = await visit();
      const said = [status, headers.get('location'), headers.get('cache-control')];
      expect(said).toEqual([303, made.request.returnUrl, 'no-store']);
    }
    const ended = await made.ask();
    expect(ended.type).not.toBe('actionRequired');
    if (before[0]?.state !== 'requiresAction') expect(await site.charged()).toEqual(before);
  });

  test('says that the payment is not found when there is no such charge', async () => {
    for (const response of [
      await site.get('/dev/pay/3ds/ch_x'),
      await form('/dev/pay/3ds/ch_x', { answer: 'confirm' }),
    ]) {
      expect(response.status).toBe(404);
      expect(await response.text()).toContain(sandboxTexts.jpn.unknownTitle);
    }
  });

  test('shows the texts of a shop as text', async () => {
    const { path } = await challenge('4242424242424242', { description: '<b>"1"</b>' });
    const html = await (await site.get(path)).text();
    expect(html).toContain('&lt;b&gt;');
    expect(html).not.toContain('<b>');
  });
});

describe('the till', () => {
  const till = '/dev/pay/till';
  async function number(kind: 'store' | 'bank') {
    const source = kind === 'store' ? { kind, store: 'lawson' } : { kind };
    const request = site.request(source, { deadline: testNow + 3_600_000 });
    const answer = await site.hiroba.payments.charge(request);
    if (answer.type !== 'numberIssued') throw new Error('A number was expected.');
    const issued = (answer.store?.number ?? answer.bank?.accountNumber) as string;
    return { answer, issued, request, ask: () => site.hiroba.payments.ask(request.paymentKey) };
  }

  test('takes a store’s number, which has 10 or 11 digits and a deadline [TICKET-107, TICKET-108, TICKET-109]', async () => {
    const lengths = new Set<number>();
    for (let time = 0; time < 20; time += 1) {
      const { issued, answer } = await number('store');
      expect(issued).toMatch(/^[1-9]\d{9,10}$/);
      expect(answer.store).toMatchObject({ store: 'lawson', deadline: '2026-11-20T11:00:00+09:00' });
      lengths.add(issued.length);
    }
    expect(lengths).toEqual(new Set([10, 11]));
    const { issued, ask, request } = await number('store');
    const shown = await (await site.get(`${till}?number=${issued}`)).text();
    for (const said of ['1,000円', '2026.11.20 11:00', sandboxTexts.jpn.pay]) expect(shown).toContain(said);
    const response = await form(till, { number: issued });
    expect(response.status).toBe(303);
    const after = await (await site.get(response.headers.get('location') ?? '')).text();
    expect(after).toContain(sandboxTexts.jpn.paidTitle);
    expect(after).toContain(request.returnUrl);
    expect(await ask()).toEqual(paid);
    await form(till, { number: issued });
    expect(await site.charged()).toContainEqual({ key: request.paymentKey, state: 'paid', paid: 1_000, refunded: 0 });
  });

  test('takes a transfer, even of another amount', async () => {
    const { issued, ask, answer } = await number('bank');
    expect(answer.bank).toMatchObject({ accountNumber: issued, deadline: '2026-11-20T11:00:00+09:00' });
    const problem = await form(till, { number: issued, amount: '0' });
    expect(await problem.text()).toContain(sandboxTexts.jpn.amountWrong);
    expect(await ask()).toMatchObject({ type: 'numberIssued' });
    await form(till, { number: issued, amount: '９００' });
    expect(await ask()).toEqual({ type: 'paid', amount: 900 });
  });

  test('takes no payment after the deadline or for a cancelled number', async () => {
    const late = await number('store');
    const withdrawn = await number('store');
    await site.hiroba.payments.cancel(withdrawn.request.paymentKey);
    site.setNow(testNow + 3_600_000);
    for (const { issued, ask } of [late, withdrawn]) {
      const response = await form(till, { number: issued });
      expect(await (await site.get(response.headers.get('location') ?? '')).text()).toContain(
        sandboxTexts.jpn.overNumber,
      );
      expect(await ask()).toEqual({ type: 'refused', reason: 'canceled' });
    }
  });

  test('says that it does not know a number, and keeps the number in the field', async () => {
    const html = await (await site.get(`${till}?number=12345&language=eng`)).text();
    expect(html).toContain(sandboxTexts.eng.numberUnknown);
    expect(html).toContain('value="12345"');
  });
});

test('without the demo the sandbox is not there, and every charge is refused', async () => {
  const earnest = await startTestSite({ isDemo: false });
  for (const path of ['/dev/pay/till', '/dev/pay/3ds/ch_1', '/dev/pay/charges']) {
    expect((await earnest.get(path)).status).toBe(404);
  }
  expect((await earnest.post('/payments/webhook/sandbox', '{}')).status).toBe(404);
  const { payments } = earnest.hiroba;
  const request = site.request({ kind: 'bank' });
  expect(await payments.charge(request)).toEqual({ type: 'refused', reason: 'maintenance' });
  await earnest.close();
});
