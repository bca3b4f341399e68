import type { PasscodeTexts } from './jpn.ts';

export default {
  title: 'Enter the passcode',
  lead: (site: string) => `${site} is protected by a passcode. Enter the six digits you received from the organiser.`,
  label: 'Passcode (6 digits)',
  submit: 'Enter',
  checking: 'Checking',
  required: 'Enter the passcode',
  sixDigits: 'Enter six digits',
  wrong: 'Incorrect passcode. Check it and try again',
  tooMany: 'Too many incorrect passcodes.',
  help: 'If you do not know the passcode, ask the organiser.',
  helpFrom: (organiser: string) => `If you do not know the passcode, ask the organiser, ${organiser}.`,
} satisfies PasscodeTexts;
