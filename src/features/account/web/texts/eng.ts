import type { AccountPageTexts } from './jpn.ts';

export default {
  mail: 'E-mail address',
  mailExample: 'hanako@example.jp',
  loginId: 'Login ID',
  loginIdHint: '8 to 32 characters: letters, digits and . _ -',
  password: 'Password',
  newPassword: 'New password',
  currentPassword: 'Current password',
  showPassword: 'Show the password',
  passwordLength: '8 to 32 characters',
  passwordCharacters: 'Letters, digits and symbols, without spaces',
  passwordOther: 'Different from your login ID and e-mail address',
  code: 'Verification code (six digits)',
  cancel: 'Cancel',
  retry: 'Try again',
  sending: 'Sending',

  codeStep: {
    lead: (mail: string) => `We have sent a mail to ${mail}. Please enter the six-digit code it contains.`,
    spam: 'It may take up to 30 minutes to arrive. If it does not, please look in your spam folder.',
    submit: 'Continue',
    submitting: 'Checking',
    resend: 'Send a new code',
    resendIn: (seconds: number) => `Send a new code (in ${seconds} s)`,
    resent: 'Another mail is on its way. Please enter the new code.',
    otherMail: 'Use another e-mail address',
  },
} satisfies AccountPageTexts;
