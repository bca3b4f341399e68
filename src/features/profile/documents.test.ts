import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { problemsOf, withModules } from '../../../test/read-site.ts';
import { profileDocuments } from './documents.ts';
import { answerMethods } from './rules/profile-item.ts';

const [documents] = profileDocuments;
const schema = documents?.item as v.GenericSchema;
const label = { jpn: '題' };
const choices = [{ key: 'a', label }];
const least = {
  SELECT: { label, selectorItems: choices },
  CHECKBOX: { label, selectorItems: choices },
  SEARCHTEXT: { label },
  TEXT: { label },
  MAILADDRESS: { entryFormKey: 'MAILADDRESS' },
} as Record<string, object>;
const entry = (answerMethod: string, more: object = {}) => ({
  detailId: 1,
  entryFormKey: 'key',
  answerMethod,
  ...least[answerMethod],
  ...more,
});
const problemOf = (value: unknown): string | undefined => v.safeParse(schema, value).issues?.[0].message;

describe('an item of a profile form', () => {
  test.each(answerMethods)(
    'of method %s is enabled, optional, editable and shown, unless the organiser says otherwise [PROFILE-001]',
    (method) => {
      expect(v.parse(schema, entry(method))).toMatchObject({
        isEnabled: true,
        isRequired: false,
        isUneditable: false,
        isHidden: false,
        setting: {},
      });
    },
  );

  test('has the settings of its method [PROFILE-004, PROFILE-006]', () => {
    const parts = { postal_code: true, address3: false };
    const settings: [string, object][] = [
      ['NAME', { useKana: true }],
      ['NAME', { isRequired: { last_name: true, first_name: false } }],
      ['ADDRESS', { isRequired: parts }],
      ['CHECKBOX', { maxSelections: 2 }],
      ['SEARCHTEXT', { isFreeText: false, maxLength: 50 }],
      ['TEXT', { inputType: 'tel', minLength: 2, maxLength: 20, autocomplete: 'tel', isPublic: true }],
      ['AVATAR', { maxLength: 12 }],
    ];
    for (const [method, setting] of settings)
      expect(v.parse(schema, entry(method, { setting }))).toMatchObject({ setting });
  });

  test.each<[string, object, RegExp]>([
    ['a setting of another method', entry('TEXT', { setting: { useKana: true } }), /settings of its method/],
    ['a part that no address has', entry('ADDRESS', { setting: { isRequired: { country: true } } }), /Invalid key/],
    ['a part of an address in a name', entry('NAME', { setting: { isRequired: { address1: true } } }), /parts of its/],
    [
      'a part of a name in an address',
      entry('ADDRESS', { setting: { isRequired: { last_name: true } } }),
      /parts of its/,
    ],
    [
      'a name of which nothing is needed',
      entry('NAME', { setting: { isRequired: { last_name: false, first_name: false } } }),
      /last_name or first_name/,
    ],
    ['an unknown input type', entry('TEXT', { setting: { inputType: 'color' } }), /Invalid type/],
    ['lengths that cannot be', entry('TEXT', { setting: { minLength: 9, maxLength: 3 } }), /not above maxLength/],
    ['a choice without choices', { ...entry('SELECT'), selectorItems: [] }, /choices for SELECT/],
    ['choices of a text', entry('TEXT', { selectorItems: choices }), /none for another method/],
    ['a key twice', entry('SELECT', { selectorItems: [...choices, ...choices] }), /every key once/],
    ['a choice without a label', entry('SELECT', { selectorItems: [{ key: 'a' }] }), /a label for every choice/],
    [
      'a gender of its own without a label',
      entry('GENDER', { selectorItems: [{ key: 'x' }] }),
      /a label for every choice/,
    ],
    ['suggestions of a text', entry('TEXT', { searchItems: [{ label }] }), /only SEARCHTEXT/],
    ['a text without a label', { ...entry('TEXT'), label: undefined }, /texts per language/],
    ['a key that would not fit into a field name', entry('TEXT', { entryFormKey: 'a.b' }), /a letter, then/],
    ['a key of digits', entry('TEXT', { entryFormKey: '1' }), /a letter, then/],
    ['a mail address under another key', entry('MAILADDRESS', { entryFormKey: 'mail' }), /MAILADDRESS for the method/],
    ['another method under its key', entry('TEXT', { entryFormKey: 'MAILADDRESS' }), /MAILADDRESS for the method/],
  ])('is refused with %s', (_, value, message) => {
    expect(problemOf(value)).toMatch(message);
  });

  test('of a gender may name the platform’s own keys, and other keys with a label', () => {
    const selectorItems = [{ key: 'female' }, { key: 'x', label }];
    expect(v.parse(schema, entry('GENDER', { selectorItems }))).toMatchObject({ selectorItems });
  });
});

test('a form has each key once', async () => {
  const items = [entry('TEXT'), { ...entry('TEXT'), detailId: 2 }];
  const module = { moduleCode: 'profile', contentId: 5, items };
  expect((await problemsOf(withModules(module))).join('\n')).toMatch(
    /items\[1\]\.entryFormKey: expected a entryFormKey of its own/,
  );
});

describe('the documents', () => {
  const read = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');

  test('docs/site-file.md names every answer method', () => {
    const rows = [...read('../../../docs/site-file.md').matchAll(/^\| `([A-Z]+)` \|/gm)].map(
      ([, method = '']) => method,
    );
    expect(rows.sort()).toEqual([...answerMethods].sort());
  });

  test.each([
    ['design-choices.md', ['PROFILE-023', 'PROFILE-033', 'PROFILE-041', 'PROFILE-042', 'PROFILE-047', 'PROFILE-050']],
    ['../../../docs/calls.md', ['PROFILE-009', 'PROFILE-031', 'PROFILE-042', 'PROFILE-047', 'PROFILE-049']],
  ])(
    '%s says what we chose [PROFILE-031, PROFILE-033, PROFILE-041, PROFILE-047, PROFILE-049, PROFILE-050]',
    (name, ids) => {
      for (const id of ids) expect(read(name)).toMatch(new RegExp(`\\b${id}\\b`));
    },
  );
});
