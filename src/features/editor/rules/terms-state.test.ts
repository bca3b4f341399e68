import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesForTerms, hasUnaskedChange, placeOfTerms, termsFault, termsKinds, termsPlaces } from './terms-state.ts';

const body = { jpn: '<p>お約束</p>', eng: '<p>Our promise</p>' };

test.each([
  [undefined, 'off'],
  [{}, 'off'],
  [{ switchTerms: false, typeTerms: 'Url' }, 'off'],
  [{ switchTerms: true }, 'text'],
  [{ switchTerms: true, typeTerms: 'Url' }, 'url'],
] as const)('%o has the terms at %s', (terms, place) => {
  expect(placeOfTerms(terms, 'Terms')).toBe(place);
});

test('a choice is what was chosen, takes nothing away that is written, and leaves the other document alone', () => {
  const place = fc.constantFrom(...termsPlaces);
  const kind = fc.constantFrom(...termsKinds);
  fc.assert(
    fc.property(fc.array(fc.tuple(kind, place)), kind, place, (before, chosen, to) => {
      const terms = Object.fromEntries([
        ['bodyTerms', body],
        ['bodyPrivacy', body],
        ...before.flatMap(([one, at]) => changesForTerms(one, at)),
      ]) as object;
      const after = { ...terms, ...Object.fromEntries(changesForTerms(chosen, to)) };
      expect(placeOfTerms(after, chosen)).toBe(to);
      expect(after).toMatchObject({ bodyTerms: body, bodyPrivacy: body });
      for (const other of termsKinds.filter((one) => one !== chosen)) {
        expect(placeOfTerms(after, other)).toBe(placeOfTerms(terms, other));
      }
    }),
  );
});

test.each([
  ['nothing that is asked for', {}, undefined],
  ['a text in each language', { switchTerms: true, bodyTerms: body }, undefined],
  ['no text', { switchTerms: true }, { kind: 'noText' }],
  ['a text without a letter', { switchTerms: true, bodyTerms: { jpn: '<p> </p><hr>' } }, { kind: 'noText' }],
  ['one language of two', { switchTerms: true, bodyTerms: { jpn: body.jpn } }, { kind: 'missing', languages: ['eng'] }],
  [
    'a language that the site has not',
    { switchTerms: true, bodyTerms: { kor: '<p>약속</p>' } },
    { kind: 'missing', languages: ['jpn', 'eng'] },
  ],
  ['no page', { switchTerms: true, typeTerms: 'Url', bodyTerms: body }, { kind: 'noUrl' }],
  ['a page', { switchTerms: true, typeTerms: 'Url', urlTerms: 'https://example.jp/' }, undefined],
] as const)('of %s it says what is missing', (_, terms, fault) => {
  expect(termsFault(terms, 'Terms', ['jpn', 'eng'])).toEqual(fault);
});

const asked = { switchTerms: true, typeTerms: 'Text', bodyTerms: body };
const other = { ...asked, bodyTerms: { ...body, jpn: '<p>新しいお約束</p>' } };

test.each([
  ['not published yet', null, other, false],
  ['the same', asked, { ...asked }, false],
  [
    'the keys in another order',
    asked,
    { bodyTerms: { eng: body.eng, jpn: body.jpn }, typeTerms: 'Text', switchTerms: true },
    false,
  ],
  ['another text', asked, other, true],
  ['another text, and asked again', asked, { ...other, resetAt: '2026-11-29 12:00' }, false],
  ['a page in place of the text', asked, { ...asked, typeTerms: 'Url', urlTerms: 'https://example.jp/' }, true],
  ['a policy beside the terms', asked, { ...asked, switchPrivacy: true }, true],
  ['another text where nobody was asked before', { ...asked, switchTerms: false }, other, false],
  ['another text that nobody is asked for any more', asked, { ...other, switchTerms: false }, false],
  ['another title', asked, { ...asked, titleTerms: { jpn: '約束' } }, false],
] as const)('%s: members would agree to what they have not read: %s', (_, published, draft, isUnasked) => {
  expect(hasUnaskedChange(published, draft)).toBe(isUnasked);
});
