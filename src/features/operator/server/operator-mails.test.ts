import { describe, expect, test } from 'vitest';
import { languageCodes } from '#kernel/language.ts';
import { mailOrigin, operatorMails } from '../../../../test/every-mail.ts';

describe.each(languageCodes)('in %s each mail to an operator', (language) => {
  const mails = operatorMails(language);

  test('is written in that language, has a subject of its own, and says the same as text and as HTML', () => {
    expect(new Set(mails.map(({ mail }) => mail.subject)).size).toBe(mails.length);
    const japanese = operatorMails('jpn');
    for (const [at, { what, mail }] of mails.entries()) {
      if (language !== 'jpn') expect([what, mail.subject === japanese[at]?.mail.subject]).toEqual([what, false]);
      expect([what, mail.text.match(/undefined|null|\[object|=>|\$\{/)]).toEqual([what, null]);
      // Each line of the text stands in the HTML, but for addresses, which are links there.
      const shown = mail.html
        .replaceAll(/<[^>]+>/g, '')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&');
      const lines = mail.text.split('\n').map((line) => line.trim());
      const missing = lines.filter((line) => !/^(https:.*|--)$/.test(line) && !shown.includes(line));
      expect([what, missing]).toEqual([what, []]);
    }
  });

  test('leads to the console of the server, with a secret in none but those that need one', () => {
    for (const { what, mail } of mails) {
      expect([what, mail.text.match(/https:\/\/\S+/)?.[0]?.startsWith(`${mailOrigin}/console/`)]).toEqual([what, true]);
      const hasSecret = ['operator invitation', 'operator mailChange', 'operator newPassword'].includes(what);
      expect([what, /#x{43}/.test(mail.text), mail.holdsCode === true]).toEqual([what, hasSecret, hasSecret]);
    }
  });
});
