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
};

export default texts;
