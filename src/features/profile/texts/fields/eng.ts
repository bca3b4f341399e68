import type { LabelsOf, LabelsOfModules } from '#kernel/console/labels.ts';
import type { ProfileEntry, profileDocuments } from '../../documents.ts';

export const entry = {
  entryFormKey: {
    label: 'Name in exports',
    hint: 'Letters and digits that name it in lists of answers; visitors never see it, and it stays as it is.',
  },
  answerMethod: {
    label: 'Kind of answer',
    choices: {
      NAME: 'Name',
      ADDRESS: 'Address',
      GENDER: 'Gender',
      SELECT: 'Choose one',
      CHECKBOX: 'Choose several',
      SEARCHTEXT: 'Choose from suggestions',
      AVATAR: 'Picture and nickname',
      MAILADDRESS: 'Email address',
      TEXT: 'Write a text',
    },
  },
  label: {
    label: 'Question',
    hint: 'Name, address and the like have a name of their own when this is empty.',
  },
  hint: {
    label: 'Help text',
    hint: 'It stands in small letters below the question.',
  },
  isEnabled: {
    label: 'In use',
    hint: 'While this is off, nobody is asked, and earlier answers stay.',
  },
  isRequired: 'Required',
  isUneditable: {
    label: 'Cannot be changed',
    hint: 'Members see it and cannot change it.',
  },
  isHidden: 'Hidden from members',
  setting: {
    label: 'Settings of the answer',
    fields: {
      useKana: 'Also ask for the reading',
      isRequired: {
        label: 'Required parts',
        fields: {
          last_name: 'Family name',
          first_name: 'Given name',
          last_name_kana: 'Reading of the family name',
          first_name_kana: 'Reading of the given name',
          postal_code: 'Postal code',
          prefecture: 'Prefecture',
          address1: 'City, ward or town',
          address2: 'District and number',
          address3: 'Building and room',
        },
      },
      inputType: {
        label: 'What is written',
        choices: {
          text: 'A short text',
          number: 'A number',
          tel: 'A phone number',
          email: 'An email address',
          textarea: 'A long text',
        },
      },
      minLength: 'Fewest letters',
      maxLength: 'Most letters',
      maxSelections: 'Most choices',
      isFreeText: 'Also take other answers',
      autocomplete: {
        label: 'Filled in by the browser',
        hint: 'The visitor’s device offers what it remembers for this.',
        choices: {
          organization: 'Company',
          'organization-title': 'Position',
          tel: 'Phone number',
          email: 'Email address',
          url: 'Website',
          bday: 'Date of birth',
          'country-name': 'Country',
          nickname: 'Nickname',
        },
      },
      isPublic: {
        label: 'Show on the member card',
        hint: 'Other participants see the answer too.',
      },
    },
  },
  selectorItems: {
    label: 'Choices',
    entry: 'Choice',
    fields: {
      key: 'Name in exports',
      label: 'Text',
      isEnabled: {
        label: 'Can be chosen',
        hint: 'While this is off, members who chose it are asked again.',
      },
    },
  },
  searchItems: {
    label: 'Suggestions',
    entry: 'Suggestion',
    fields: {
      label: 'Text',
      reading: {
        label: 'Reading',
        hint: 'People find it by how it is said, too.',
      },
    },
  },
} satisfies LabelsOf<ProfileEntry>;

const fields = {
  profile: {
    search: 'member details, registration form, names, address, birthday',
    name: 'Member form',
    summary: 'What members are asked when they register and on their own page.',
    itemName: 'Question',
    item: {
      ...entry,
      isAskedAtRegistration: {
        label: 'Ask at registration',
        hint: 'While this is off, members are asked when they open their page or a content for members.',
      },
    },
  },
} satisfies LabelsOfModules<typeof profileDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'a letter, then letters, digits and _': 'Begin with a letter, then use only letters, digits and _.',
  'MAILADDRESS for the method of that name, and another key for every other':
    'Only the email address has the key MAILADDRESS.',
  'a label for every choice; a GENDER may do without for female, male, other, no_answer':
    'Enter a word for every choice.',
  'a minLength that is not above maxLength': 'The least number of letters may not be above the most.',
  'choices for SELECT and CHECKBOX, perhaps for GENDER, and none for another method':
    'Only questions with choices have choices, and they need some.',
  'every key once': 'A key is used twice.',
  'none, because only SEARCHTEXT searches': 'Only a question that searches has something to search.',
  'settings of its method: useKana for NAME; isRequired for NAME and ADDRESS; maxSelections for CHECKBOX; isFreeText, maxLength and autocomplete for SEARCHTEXT; maxLength for AVATAR; inputType, minLength, maxLength and autocomplete for TEXT; isPublic for all':
    'This kind of question does not have this setting.',
  'the parts of its method: last_name, first_name, last_name_kana and first_name_kana of NAME; postal_code, prefecture, address1, address2 and address3 of ADDRESS':
    'This kind of question does not have this part.',
  'last_name or first_name in a required name':
    'Require the family name or the given name. If neither is needed, make the question itself optional.',
  'texts per language, as { jpn: … }': 'Enter what is asked, as its label.',
};
