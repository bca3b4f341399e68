import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limitTable } from '#server/limits/limit-table.ts';
import {
  loginIdProblem,
  loginKeyOf,
  mailAddressProblem,
  mailKeyOf,
  passwordProblem,
  readMailAddress,
} from './credentials.ts';
import { judgeToken, type PresentedToken } from './session-life.ts';
import {
  codeLifeMs,
  codesPerHour,
  codeTriesMax,
  isCode,
  judgeCode,
  randomCode,
  readCode,
} from './verification-code.ts';

describe('a login ID', () => {
  test.each([
    ['1234567', 'tooShort'],
    ['12345678', undefined],
    ['a'.repeat(32), undefined],
    ['a'.repeat(33), 'tooLong'],
    ['user.name_01-', undefined],
    ['user@name', 'loginIdCharacters'],
    ['ｕｓｅｒｎａｍｅ', 'loginIdCharacters'],
    ['user name', 'loginIdCharacters'],
    ['ユーザー名前です', 'loginIdCharacters'],
    ['', 'required'],
  ])('%j: %s [AUTH-033, AUTH-034]', (loginId, problem) => {
    expect(loginIdProblem(loginId)).toBe(problem);
  });

  test('is the same in any case', () => {
    expect(loginKeyOf('Hanako.DEMO_1')).toBe(loginKeyOf('hanako.demo_1'));
  });
});

describe('a password', () => {
  test.each([
    ['Abc!234', 'tooShort'],
    ['Abc!2345', undefined],
    ['~'.repeat(32), undefined],
    ['a'.repeat(33), 'tooLong'],
    ['Ａｂｃ！２３４５', 'passwordCharacters'],
    ['with space', 'passwordCharacters'],
    ['tab\tinside', 'passwordCharacters'],
    ['emoji🎫123', 'passwordCharacters'],
    ['', 'required'],
    ['Hanako.Demo', 'passwordIsLoginId'],
  ])('%j: %s [AUTH-031, AUTH-032]', (password, problem) => {
    expect(passwordProblem(password, ['hanako.demo'])).toBe(problem);
  });

  test('needs 8 to 32 printable characters [AUTH-031, AUTH-032]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        expect(passwordProblem(text) === undefined).toBe(/^[!-~]{8,32}$/.test(text));
      }),
    );
  });
});

describe('a mail address', () => {
  test.each([
    ['hanako@example.jp', undefined],
    ["o'brien+tag@mail.example.co.jp", undefined],
    ['', 'required'],
    ['hanako', 'invalid'],
    ['hanako@example', 'invalid'],
    ['hanako@@example.jp', 'invalid'],
    ['hanako@-example.jp', 'invalid'],
    ['花子@example.jp', 'invalid'],
    ['a@b.jp\nBcc: c@d.jp', 'invalid'],
    [`${'a'.repeat(65)}@example.jp`, 'invalid'],
    [`a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}.jp`, 'invalid'],
  ])('%j: %s [PROFILE-043]', (mail, problem) => {
    expect(mailAddressProblem(mail)).toBe(problem);
  });

  test('is read the way people type it', () => {
    expect(readMailAddress(' ｈａｎａｋｏ＠example．jp　')).toBe('hanako@example.jp');
    expect(mailKeyOf('Hanako@Example.JP')).toBe('hanako@example.jp');
  });

  test('that is valid has one at sign and no character that ends a header', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, domain) => {
        const mail = readMailAddress(`${name}@${domain}`);
        if (mailAddressProblem(mail) === undefined) expect(mail).toMatch(/^[^@\s<>,;:"\\()[\]]+@[A-Za-z0-9.-]+$/);
      }),
    );
  });
});

describe('a verification code', () => {
  test('has six digits, each as likely as the others [ACCESS-011]', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (chance) => {
        expect(isCode(randomCode(() => chance))).toBe(true);
      }),
    );
    expect(randomCode(() => 0)).toBe('000000');
    expect(randomCode(() => 1 - 2 ** -53)).toBe('999999');
  });

  test.each([
    ['012345', true],
    ['12345', false],
    ['1234567', false],
    ['abcdef', false],
    ['１２３４５６', false],
  ])('%s: %s [ACCESS-011]', (text, expected) => {
    expect(isCode(text)).toBe(expected);
  });

  test('is read the way people paste it', () => {
    expect(readCode(' １２３-456\n')).toBe('123456');
  });

  test.each([
    [undefined, 'wrong'],
    [{ tries: 0, expiresAt: 2, isRight: true }, 'right'],
    [{ tries: 4, expiresAt: 2, isRight: false }, 'wrong'],
    [{ tries: 5, expiresAt: 2, isRight: true }, 'tooManyTries'],
    [{ tries: 0, expiresAt: 1, isRight: true }, 'expired'],
  ])('%o is %s', (code, outcome) => {
    expect(judgeCode(code, 1)).toBe(outcome);
  });

  test('takes more than forty thousand hours of trying to guess', () => {
    const [{ most, withinMs }] = limitTable.codeToMail.turns;
    expect(codesPerHour).toBe(most);
    expect(codeLifeMs).toBe(withinMs);
    expect((codesPerHour * codeTriesMax) / 10 ** 6).toBeLessThanOrEqual(1 / 40_000);
  });
});

describe('a token', () => {
  const token = (more: Partial<PresentedToken>): PresentedToken => ({
    kind: 'access',
    generation: 3,
    expiresAt: 100,
    sessionGeneration: 3,
    sessionExpiresAt: 1_000,
    ...more,
  });
  test.each<[string, Partial<PresentedToken>, number, string]>([
    ['in its life', {}, 99, 'good'],
    ['after it', {}, 100, 'expired'],
    ['of the next generation', { generation: 4 }, 1, 'good'],
    ['of the one before', { generation: 2 }, 1, 'expired'],
    ['for a refresh', { kind: 'refresh' }, 1, 'good'],
    ['for a refresh that was used long ago', { kind: 'refresh', generation: 2 }, 1, 'reused'],
    ['for a refresh after its life', { kind: 'refresh' }, 100, 'ended'],
    ['of a session that is over', {}, 1_000, 'ended'],
  ])('%s gets the verdict of its generation [AUTH-022, AUTH-024]', (_, more, now, verdict) => {
    expect(judgeToken(token(more), now)).toBe(verdict);
  });

  test('is never good after its life or session has ended or its successor was used', () => {
    fc.assert(
      fc.property(
        fc.record({
          kind: fc.constantFrom('access' as const, 'refresh' as const),
          generation: fc.nat(5),
          expiresAt: fc.nat(10),
          sessionGeneration: fc.nat(5),
          sessionExpiresAt: fc.nat(10),
        }),
        fc.nat(10),
        (one, now) => {
          const isOver = now >= one.expiresAt || now >= one.sessionExpiresAt || one.generation < one.sessionGeneration;
          expect(judgeToken(one, now) === 'good').toBe(!isOver);
        },
      ),
    );
  });
});
