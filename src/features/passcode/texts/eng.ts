import type { PasscodeTexts } from './jpn.ts';

export default {
  title: 'Enter the passcode',
  lead: (site: string) =>
    `${site} is protected by a passcode. Please enter the six digits you received from the organiser.`,
  label: 'Passcode (6 digits)',
  submit: 'Enter',
  checking: 'Checking',
  required: 'Enter the passcode',
  sixDigits: 'Enter six digits',
  wrong: 'That passcode is not right. Please check it and try again',
  tooMany: 'Too many wrong passcodes in a row. Please wait about a minute and try again',
  help: 'If you do not know the passcode, please ask the organiser.',
  helpFrom: (organiser: string) => `If you do not know the passcode, please ask the organiser, ${organiser}.`,
} satisfies PasscodeTexts;
