import common from '#kernel/texts/eng.ts';
import type { ProfileTexts } from './jpn.ts';

const postalCode = 'Enter a seven-digit postal code.';

/** For every form with questions of an organiser. */
export const form = {
  failedText: 'We have kept what you entered. Try again in a few minutes.',
  uploading: 'Uploading photo',
};

export default {
  labels: {
    NAME: 'Name',
    ADDRESS: 'Address',
    GENDER: 'Gender',
    AVATAR: 'Photo and nickname',
    MAILADDRESS: 'Email address',
  },
  genders: { female: 'Female', male: 'Male', other: 'Other', no_answer: 'Prefer not to say' },
  parts: {
    last_name: 'Family name',
    first_name: 'Given name',
    last_name_kana: 'Family name in katakana or Roman letters',
    first_name_kana: 'Given name in katakana or Roman letters',
    postal_code: 'Postal code',
    prefecture: 'Prefecture',
    address1: 'City, ward or town',
    address2: 'District and number',
    address3: 'Building and room',
    avatar: 'Photo',
    nickname: 'Nickname',
  },
  examples: {
    last_name: 'Yamada',
    first_name: 'Hanako',
    last_name_kana: 'Yamada',
    first_name_kana: 'Hanako',
    postal_code: '1000001',
    address1: 'Chiyoda-ku',
    address2: '1-1 Chiyoda',
    address3: 'Hiroba Building 5F',
    nickname: 'Hana',
  },
  problems: {
    chooseOne: 'Select an option.',
    chooseSome: 'Select at least one option.',
    tel: 'Use only digits and + - ( ).',
    mail: common.invalidMail,
    kana: 'Use katakana or Roman letters.',
    postalCode,
    postalCodeHyphen: 'Enter seven digits without a hyphen.',
    controlCharacters: 'This contains invisible control characters. Type it again.',
    unknownChoice: 'The options have changed. Select again.',
    notInList: 'Choose one of the suggestions.',
    unknownPicture: 'Choose the photo again.',
    unknownItem: 'This field has changed. Reload the page.',
  },
  tooManyChoices: (limit) => (limit === 1 ? 'Select only one option' : `Select up to ${limit} options`),
  upTo: (limit) => `You can select up to ${limit}`,
  form: {
    required: 'Required',
    choose: 'Select',
    noChoice: 'Select (optional)',
    save: 'Save',
    saving: 'Saving',
    saved: 'Your profile has been saved',
    failedTitle: 'Your profile could not be updated',
    failedText: form.failedText,
    problems: (count) => (count === 1 ? 'Check one field' : `Check ${count} fields`),
    uneditable: 'You cannot change this.',
    unanswered: 'Not entered',
    changeMail: 'Change email address',
    mailNote: 'The email address you log in with',
  },
  lookup: {
    search: 'Look up address',
    searching: 'Looking up',
    choose: 'Choose the address',
    filled: 'We have filled in the address. Check the district and add the number.',
    hint: 'Seven digits, no hyphen',
    problems: {
      failed: 'Address lookup failed. Check the postal code or enter the address yourself.',
      required: 'Enter a postal code.',
      postalCode,
      postalCodeHyphen: 'To look up the address, enter seven digits without a hyphen.',
    },
  },
  suggestions: {
    hint: 'Suggestions appear as you type.',
    count: (count) =>
      count === 1
        ? '1 suggestion. Use the arrow keys to choose it'
        : `${count} suggestions. Use the arrow keys to choose`,
    none: 'No suggestions',
    noneFree: 'No suggestions. You can use what you typed.',
    failed: 'The suggestions could not be loaded.',
  },
  picture: {
    choose: 'Choose a photo',
    change: 'Change photo',
    remove: 'Remove photo',
    chosen: 'The photo you chose',
    none: 'No photo yet',
    uploading: form.uploading,
    done: (isSaved) => (isSaved ? 'Photo chosen. Save to use it' : 'Photo chosen'),
    removed: (isSaved) => (isSaved ? 'Photo removed. Save to confirm' : 'Photo removed'),
    hint: 'JPG, PNG, GIF or WebP, up to 100 MB',
    failed: 'Your photo could not be uploaded. Check your connection and try again.',
  },
} satisfies ProfileTexts;
