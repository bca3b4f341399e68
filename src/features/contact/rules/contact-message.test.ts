import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contactLimits, contactProblems, readContactMessage } from './contact-message.ts';

const whole = { name: '山田 花子', email: 'hanako@example.jp', contents: '会場に駐車場はありますか。' };

describe('a message to the organiser', () => {
  test('needs a name, a mail address and contents [PROFILE-044]', () => {
    expect(contactProblems(whole)).toEqual({});
    expect(contactProblems({ name: '', email: '', contents: '' })).toEqual({
      name: 'required',
      email: 'required',
      contents: 'required',
    });
    for (const field of ['name', 'email', 'contents'] as const) {
      expect(contactProblems({ ...whole, [field]: '' })).toEqual({ [field]: 'required' });
    }
  });

  test.each([
    ['a malformed address', { email: 'hanako' }, { email: 'invalidMail' }],
    ['a name that is too long', { name: 'あ'.repeat(101) }, { name: 'tooLong' }],
    ['a name of the greatest length', { name: 'あ'.repeat(100) }, {}],
    ['contents that are too long', { contents: '🎫'.repeat(2_001) }, { contents: 'tooLong' }],
    ['contents of the greatest length', { contents: '🎫'.repeat(2_000) }, {}],
  ])('with %s is refused at the field [PROFILE-044]', (_, more, problems) => {
    expect(contactProblems({ ...whole, ...more })).toEqual(problems);
  });

  test('is read without surrounding spaces, full-width letters in the address and control characters', () => {
    expect(
      readContactMessage({
        name: ' 山田\n花子\u0007 ',
        email: '　ｈａｎａｋｏ＠example．jp ',
        contents: ' 一行目\r\n二行目\u0000 ',
      }),
    ).toEqual({ name: '山田 花子', email: 'hanako@example.jp', contents: '一行目\n二行目' });
  });

  test('that is valid has no control characters and no line break in its name', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(text, text, (name, contents) => {
        const read = readContactMessage({ ...whole, name, contents });
        expect(read.name).not.toMatch(/\p{Cc}/u);
        expect(read.contents.replace(/[\n\t]/g, '')).not.toMatch(/\p{Cc}/u);
        if (contactProblems(read).name === undefined)
          expect([...read.name].length).toBeLessThanOrEqual(contactLimits.name);
      }),
    );
  });
});
