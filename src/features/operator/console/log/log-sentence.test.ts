import { describe, expect, test } from 'vitest';
import { type LanguageCode, languageCodes } from '#kernel/language.ts';
import { loggedActions } from '../../rules/logged-actions.ts';
import type { SignInTexts } from '../texts/jpn.ts';
import { type LogEntry, logSentence } from './log-sentence.ts';
import type { LogTexts } from './texts/jpn.ts';

const read = async (language: LanguageCode) => ({
  language,
  words: ((await import(`./texts/${language}.ts`)) as { default: LogTexts }).default,
  roles: ((await import(`../texts/${language}.ts`)) as { default: SignInTexts }).default.roles,
});

const entry = (action: string, given: Partial<LogEntry> = {}): LogEntry => ({
  logId: 1,
  at: '2026-11-29T01:00:00.000Z',
  operatorId: 7,
  operatorName: 'Sato Hanako',
  siteKey: 'event/11',
  siteTitle: null,
  details: {},
  target: null,
  part: null,
  action,
  ...given,
});
const booth = { content: { jpn: 'ブース', eng: 'Booths' }, item: { jpn: '蒼井精機', eng: 'Aoi Seiki' } };
const whole: Partial<LogEntry> = {
  target: 'Tanaka Ken',
  part: booth,
  details: {
    part: 'item-200-1',
    role: 'editor',
    factor: 'passkey',
    at: Date.parse('2026-12-01T10:00+09:00'),
    revision: 40,
    number: 3,
    name: 'Ueno',
    mail: 'new@example.jp',
    order: 'K7Q2P9RWY5NEM4XD',
    amount: 700,
  },
};

describe.each(languageCodes)('in %s', (language) => {
  test('each action is a sentence of its own with who did it, and nothing is missing in it', async () => {
    const spoken = await read(language);
    const told = [...loggedActions, 'looked.members', 'looked.orders', 'looked.another', 'not.known'].map(
      (action) => [action, logSentence(entry(action, whole), spoken)] as const,
    );
    expect(new Set(told.map(([, sentence]) => sentence)).size).toBe(told.length);
    for (const [action, sentence] of told) {
      const faults = [
        !sentence.includes('Sato Hanako'),
        /undefined|null|\[object| {2}|「」|“”|‘’|\(\)|（）/.test(sentence),
      ];
      expect([action, sentence, faults]).toEqual([action, sentence, [false, false]]);
    }
  });

  test('an entry without details is a sentence as well', async () => {
    const spoken = await read(language);
    for (const action of [...loggedActions, 'looked.members'])
      expect(logSentence(entry(action), spoken)).not.toMatch(/undefined|null|\[object/);
  });
});

test.each<[string, Partial<LogEntry>, string]>([
  ['operator.grantChanged', whole, 'Sato Hanako changed the role of Tanaka Ken to editor'],
  ['operator.invited', { details: { role: 'sales', mail: 'a@b.jp' } }, 'Sato Hanako invited a@b.jp as sales staff'],
  ['operator.invited', { details: { role: 'reader' } }, 'Sato Hanako invited whoever has the link as reader'],
  ['operator.mailChanged', whole, 'Sato Hanako changed their email address to new@example.jp'],
  ['operator.suspended', {}, 'Sato Hanako suspended somebody on all sites'],
  ['site.published', { details: { revision: 40, number: 3 } }, 'Sato Hanako published version 3'],
  ['site.published', { details: { revision: 40 } }, 'Sato Hanako published the site'],
  ['looked.members', {}, 'Sato Hanako looked at the list of members'],
  ['looked.talks', whole, 'Sato Hanako looked at the meeting requests of “Aoi Seiki” in “Booths”'],
  ['looked.later', {}, 'Sato Hanako looked at personal data'],
  ['looked.constructor', {}, 'Sato Hanako looked at personal data'],
  ['draft.changed', { details: { part: 'settings' } }, 'Sato Hanako changed the settings of the site'],
  ['draft.ordered', { details: { part: 'contents' } }, 'Sato Hanako changed the order of the contents'],
  [
    'draft.kept',
    { details: { part: 'settings' } },
    'Sato Hanako found texts of the settings of the site right as they are',
  ],
  ['draft.changed', whole, 'Sato Hanako changed “Aoi Seiki” in “Booths”'],
  ['draft.removed', { ...whole, part: { ...booth, item: null } }, 'Sato Hanako removed an entry of “Booths”'],
  [
    'draft.removed',
    { ...whole, part: { content: null, item: null } },
    'Sato Hanako removed something that is no longer there',
  ],
  ['booth.published', whole, 'Sato Hanako published the booth “Aoi Seiki”'],
  ['publication.planned', whole, 'Sato Hanako planned a publication for Tue 1 Dec 2026, 10:00'],
  [
    'operator.suspended',
    { operatorId: null, target: 'Tanaka Ken' },
    'Whoever runs the server suspended Tanaka Ken on all sites',
  ],
  [
    'gate.checkedIn',
    { operatorId: null, operatorName: 'South', ...whole, details: {}, part: null },
    'Staff with the link “South” checked in a ticket',
  ],
  [
    'gate.checkedIn',
    {
      operatorId: null,
      operatorName: 'South',
      details: { contentId: 60, detailId: 1, order: 'K7Q2P9RWY5NEM4XD', numberEnd: '9F8A' },
      part: { content: null, item: { eng: 'Day ticket', jpn: '一日券' } },
    },
    'Staff with the link “South” checked in a ticket of “Day ticket” (order K7Q2P9RWY5NEM4XD, number ends in 9F8A)',
  ],
  [
    'gate.undone',
    { operatorId: null, operatorName: 'ren@example.jp', ...whole, details: { memberId: 7 }, part: null },
    'ren@example.jp of the staff undid the check-in of a ticket',
  ],
  [
    'gate.undone',
    { operatorId: null, operatorName: '', ...whole, details: { memberId: 7 }, part: null },
    'A member of the staff who has left undid the check-in of a ticket',
  ],
  ['toString', {}, 'Sato Hanako did something'],
])('%s of %o is told as %s', async (action, given, sentence) => {
  expect(logSentence(entry(action, given), await read('eng'))).toBe(sentence);
});

test('Japanese and Korean speak of people with respect', async () => {
  const said = async (language: LanguageCode) =>
    logSentence(entry('operator.grantChanged', whole), await read(language));
  expect(await said('jpn')).toBe('Sato HanakoさんがTanaka Kenさんの役割を編集担当に変えました');
  expect(await said('kor')).toBe('Sato Hanako 님이 Tanaka Ken 님의 역할을 변경했습니다(편집 담당자)');
});
