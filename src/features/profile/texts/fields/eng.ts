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
