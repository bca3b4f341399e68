import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldName, nameWords } from './fold-name.ts';
import { foldKanji, kanjiForms } from './kanji-forms.ts';

test.each([
  ['髙橋', '高橋'],
  ['𣘺本', '橋本'],
  ['山﨑', '山崎'],
  ['𠮷野', '吉野'],
  ['渡邉', '渡辺'],
  ['渡邊', '渡辺'],
  ['齋藤', '斉藤'],
  ['齊藤', '斉藤'],
  ['斎藤', '斉藤'],
  ['濵田', '浜田'],
  ['國澤', '国沢'],
  ['葛\u{e0100}城', '葛城'],
  ['神\ufe00田', '神田'],
  ['ﾀｶﾊｼ', 'たかはし'],
])('%s and %s find each other', (one, other) => {
  expect(foldName(one)).toBe(foldName(other));
  expect(nameWords(one)).toEqual(nameWords(other));
});

test('another kanji stays another', () => {
  expect(foldName('太田')).not.toBe(foldName('大田'));
  expect(foldName('島津')).not.toBe(foldName('鳥津'));
});

test('each form is folded to one that stays, whatever stands around it', () => {
  const [old, usual] = [Array.from(kanjiForms.old), Array.from(kanjiForms.usual)];
  expect(new Set(old).size).toBe(old.length);
  expect(usual).toHaveLength(old.length);
  const letters = fc.string({ unit: fc.oneof(fc.constantFrom(...old, ...usual), fc.string({ unit: 'binary' })) });
  fc.assert(fc.property(letters, (text) => foldKanji(foldKanji(text)) === foldKanji(text)));
  fc.assert(fc.property(letters, (text) => foldName(foldName(text)) === foldName(text)));
  fc.assert(fc.property(letters, (text) => !old.some((form) => foldName(text).includes(form))));
  for (const form of [...old, ...usual]) expect(form.normalize('NFKC')).toBe(form);
});
