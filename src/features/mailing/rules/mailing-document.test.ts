import { describe, expect, test } from 'vitest';
import { languageFor, type MailingDocument, mailingFaults, writtenLanguages } from './mailing-document.ts';

const site = { languages: ['jpn', 'eng', 'kor'], isEvent: true } as const;
const good: MailingDocument = {
  audience: { kind: 'holders' },
  purpose: 'necessary',
  subject: { jpn: '件名', eng: 'Subject' },
  body: { jpn: '{name}様', eng: 'Dear {name}' },
  button: 'none',
  replyTo: '',
  contact: '',
};
const faultsOf = (part: Partial<MailingDocument>) => mailingFaults({ ...good, ...part }, site);

describe('a mail to many', () => {
  test('is ready with the first language of the site; a reader of one that is missing gets that', () => {
    expect(faultsOf({})).toEqual([]);
    expect(writtenLanguages(good, site)).toEqual(['jpn', 'eng']);
    expect([languageFor(good, site, 'eng'), languageFor(good, site, 'kor'), languageFor(good, site, 'chi')]).toEqual([
      'eng',
      'jpn',
      'jpn',
    ]);
  });

  test.each([
    [{ subject: { eng: 'Subject' } }, [{ field: 'subject', language: 'jpn', code: 'missing' }]],
    [{ body: { jpn: ' \n ', eng: 'x' } }, [{ field: 'body', language: 'jpn', code: 'missing' }]],
    [{ subject: { ...good.subject, kor: '제목' } }, [{ field: 'body', language: 'kor', code: 'half' }]],
    [
      { body: { ...good.body, eng: 'Hi\n{order}' } },
      [{ field: 'body', language: 'eng', code: 'notHere', found: '{order}', line: 2 }],
    ],
    [
      { subject: { jpn: '{evnet}', eng: 'x' } },
      [{ field: 'subject', language: 'jpn', code: 'unknown', found: '{evnet}', line: 1 }],
    ],
    [{ replyTo: 'nobody' }, [{ field: 'replyTo', code: 'invalid' }]],
    [{ purpose: 'news' }, [{ field: 'contact', code: 'missing' }]],
    [{ audience: { kind: 'members' } }, [{ field: 'contact', code: 'missing' }]],
    [{ purpose: 'news', contact: '事務局 東京都' }, []],
  ] as [Partial<MailingDocument>, object[]][])('%j has the faults %j', (part, faults) => {
    expect(faultsOf(part)).toEqual(faults);
  });
});
