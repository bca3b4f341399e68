import type { ChangeTexts } from './jpn.ts';

/** `News item` within a sentence; `URL` stays. */
const lowerFirst = (words: string): string =>
  /^[A-Z][a-z]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
const plural = (one: string): string =>
  /[^aeiou]y$/.test(one) ? `${one.slice(0, -1)}ies` : `${one}${/(s|x|ch|sh)$/.test(one) ? 'es' : 's'}`;

const texts: ChangeTexts = {
  on: 'On',
  off: 'Off',
  entries: (count) => (count === 1 ? '1 entry' : `${count} entries`),
  picture: 'Picture',
  pictureParts: { alt: 'Text for the picture', focus: 'Point in sight', crop: 'Crop' },
  other: 'Changed',
  passcode: 'Passcode',
  provider: 'How members log in',
  isSet: 'Set',
  settings: 'Settings of the site',
  named: (kind, name) => `${kind} “${name}”`,
  several: (kind, count) => `${count} ${count === 1 ? lowerFirst(kind) : plural(lowerFirst(kind))}`,
  did: {
    added: (what) => `${what} added`,
    removed: (what) => `${what} removed`,
    changed: (what, fields) => `${what} changed: ${fields.map(lowerFirst).join(', ')}`,
  },
  andMore: (count) => `${count} more`,
  leftBehind: 'Translations that stay as they were',
  leftBehindText: 'Only the original has changed. Pages in the other language still say what it said before.',
  unfinished: 'Some of what you typed is not saved',
  unfinishedText: 'Something in it has to be corrected first, so it is not part of the publication.',
};

export default texts;
