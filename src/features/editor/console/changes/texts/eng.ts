import type { ChangeTexts } from './jpn.ts';

const texts: ChangeTexts = {
  on: 'On',
  off: 'Off',
  entries: (count) => (count === 1 ? '1 entry' : `${count} entries`),
  picture: 'Picture',
  pictureParts: { alt: 'Text for the picture', focus: 'Point in sight', crop: 'Crop' },
  other: 'Changed',
  passcode: 'Passcode',
  provider: 'Identity provider',
  isSet: 'Set',
  settings: 'Settings of the site',
  inLanguage: (field, language) => `${field} (${language})`,
  unfinished: 'Some of what you typed is not saved',
  unfinishedText: 'Something in it has to be corrected first, so it is not part of the publication.',
};

export default texts;
