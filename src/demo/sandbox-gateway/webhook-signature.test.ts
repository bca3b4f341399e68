import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { isWebhookGenuine, signWebhook } from './webhook-signature.ts';

const now = Date.parse('2026-11-20T10:00:00+09:00');
const minute = 60_000;
const body = '{"type":"charge.changed"}';
const secret = 'a secret';
const good = signWebhook(body, secret, now);

test('signs the time and the body with HMAC-SHA256', () => {
  const mac = createHmac('sha256', secret)
    .update(`${now / 1000}.${body}`)
    .digest('hex');
  expect(good).toBe(`t=${now / 1000},v1=${mac}`);
  expect(isWebhookGenuine(good, body, secret, now)).toBe(true);
});

test.each([
  ['another body', good, `${body} `, secret],
  ['another secret', good, body, 'another'],
  ['another time', good.replace(`t=${now / 1000}`, `t=${now / 1000 + 1}`), body, secret],
  ['a cut signature', good.slice(0, -1), body, secret],
  ['a changed signature', good.slice(0, -1) + (good.endsWith('0') ? '1' : '0'), body, secret],
  ['a second signature behind it', `${good},v1=${'0'.repeat(64)}`, body, secret],
  ['no signature', '', body, secret],
])('rejects a webhook with %s', (_, signature, said, known) => {
  expect(isWebhookGenuine(signature, said, known, now)).toBe(false);
});

test.each([
  [5 * minute, true],
  [5 * minute + 1, false],
  [-5 * minute, true],
  [-5 * minute - 1, false],
])('a recorded webhook is accepted for five minutes: after %i ms %s', (after, isGood) => {
  expect(isWebhookGenuine(good, body, secret, now + after)).toBe(isGood);
});
