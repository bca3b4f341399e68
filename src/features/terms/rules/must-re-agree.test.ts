import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatInstant, parseInstant } from '#kernel/period.ts';
import { mustReAgree } from './must-re-agree.ts';

const now = parseInstant('2026-11-20 10:00') as number;
const reset = '2026-11-01 00:00';
const before = '2026-10-31T23:59:59+09:00';
const after = '2026-11-01T00:00:01+09:00';

test.each([
  // terms, privacy, agreedAt, resetAt, must
  [true, true, null, null, true],
  [true, false, null, null, true],
  [false, true, null, null, true],
  [false, false, null, null, false],
  [true, false, null, reset, true],
  [true, false, before, reset, true],
  [false, true, before, reset, true],
  [true, true, before, reset, true],
  [false, false, before, reset, false],
  [true, false, after, reset, false],
  [false, true, after, reset, false],
  [true, false, '2026-11-01T00:00:00+09:00', reset, false],
  [true, false, before, null, false],
  [true, false, after, null, false],
  [true, false, 'some day', null, true],
  [true, false, before, 'some day', false],
])('terms %s, privacy %s, agreed %s, reset %s: asks again is %s [TERMS-011, TERMS-012]', (...row) => {
  const [switchTerms, switchPrivacy, agreedAt, resetAt, must] = row;
  expect(mustReAgree({ switchTerms, switchPrivacy, resetAt }, { agreedAt }, now)).toBe(must);
});

test('asks nobody before the member’s agreement is known [TERMS-011, TERMS-012]', () => {
  for (const personal of [null, undefined]) {
    expect(mustReAgree({ switchTerms: true, switchPrivacy: true, resetAt: reset }, personal, now)).toBe(false);
  }
});

test('reads a reset without a zone as Tokyo time, and an agreement in its own zone [TERMS-012]', () => {
  const setting = { switchTerms: true, switchPrivacy: false, resetAt: reset };
  expect(mustReAgree(setting, { agreedAt: '2026-10-31T14:59:59Z' }, now)).toBe(true);
  expect(mustReAgree(setting, { agreedAt: '2026-10-31T15:00:00Z' }, now)).toBe(false);
});

test('does not ask before an announced reset, and asks after it [TERMS-012]', () => {
  const setting = { switchTerms: true, switchPrivacy: false, resetAt: '2026-12-01 00:00' };
  const personal = { agreedAt: '2026-11-20T10:00:00+09:00' };
  expect(mustReAgree(setting, personal, now)).toBe(false);
  expect(mustReAgree(setting, personal, parseInstant('2026-12-01 00:00') as number)).toBe(true);
});

test('a member who agrees now is not asked again, whatever the settings before [TERMS-011, TERMS-012, TERMS-013]', () => {
  const instant = fc.integer({ min: now - 4e10, max: now + 4e10 });
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), fc.option(instant), (switchTerms, switchPrivacy, resetAt) => {
      const setting = { switchTerms, switchPrivacy, resetAt: resetAt === null ? null : formatInstant(resetAt) };
      expect(mustReAgree(setting, { agreedAt: formatInstant(now) }, now)).toBe(false);
    }),
  );
});

test('keeps asking until there is an agreement after the reset [TERMS-012]', () => {
  const instant = fc.integer({ min: now - 4e10, max: now });
  fc.assert(
    fc.property(instant, instant, (agreed, resetAt) => {
      const setting = { switchTerms: true, switchPrivacy: true, resetAt: formatInstant(resetAt) };
      const must = mustReAgree(setting, { agreedAt: formatInstant(agreed) }, now);
      expect(must).toBe(Math.floor(agreed / 1000) < Math.floor(resetAt / 1000));
    }),
  );
});
