import type { AccountPageTexts } from './jpn.ts';

export default {
  mail: 'Email address',
  mailExample: 'hanako@example.com',
  loginId: 'Login ID',
  loginIdHint: '8 to 32 characters: letters, numbers and . _ -',
  password: 'Password',
  newPassword: 'New password',
  currentPassword: 'Current password',
  showPassword: 'Show password',
  passwordLength: '8 to 32 characters',
  passwordCharacters: 'Letters, numbers and symbols, no spaces',
  passwordOther: 'Different from your email address and login ID',
  passwordNotMail: 'Different from your email address',
  code: 'Verification code (six digits)',
  cancel: 'Cancel',
  retry: 'Try again',
  sending: 'Sending',

  codeStep: {
    lead: (mail: string) => `Enter the six-digit code we sent to ${mail}.`,
    spam: 'It can take up to 30 minutes to arrive. If you cannot find it, check your spam folder.',
    submit: 'Continue',
    submitting: 'Checking',
    resend: 'Resend code',
    resendIn: (seconds: number) => `Resend code in ${seconds} s`,
    resent: 'We have sent a new code. Enter that one.',
    otherMail: 'Use a different email address',
  },
} satisfies AccountPageTexts;
